#pragma once

/* Runs the work on two threads, which share a number that tells what is next. */
void on_two_threads(void *(*work)(void *next));

/* The number, which goes up by one. */
int take(void *next);

void make_photos(const char *folder, int count);
