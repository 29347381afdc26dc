/* The least that a GTK 3 program can be: a window with a header bar and a line of text. What it costs to start is
   what picker-bench compares the picker with. */
#include <gtk/gtk.h>

int main(int argc, char **argv) {
  gtk_init(&argc, &argv);
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  GtkWidget *bar = gtk_header_bar_new();
  gtk_header_bar_set_title(GTK_HEADER_BAR(bar), "Empty");
  gtk_header_bar_set_show_close_button(GTK_HEADER_BAR(bar), TRUE);
  gtk_window_set_titlebar(GTK_WINDOW(window), bar);
  gtk_window_set_default_size(GTK_WINDOW(window), 1040, 720);
  gtk_container_add(GTK_CONTAINER(window), gtk_label_new("A window with nothing in it"));
  g_signal_connect(window, "destroy", G_CALLBACK(gtk_main_quit), NULL);
  gtk_widget_show_all(window);
  gtk_main();
  return 0;
}
