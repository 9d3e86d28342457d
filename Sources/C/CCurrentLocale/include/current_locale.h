#ifndef CURRENT_LOCALE_H
#define CURRENT_LOCALE_H

/// A value of Foundation's Locale or Calendar: an object and what it conforms with.
typedef struct {
    void *object;
    const void *witnesses;
} current_locale_value;

/// What Foundation answers as the current locale and calendar. Nothing where the objects are NULL.
typedef struct {
    current_locale_value locale;
    current_locale_value calendar;
} current_locale;

/// Sets what all threads get that have nothing of their own. The objects are never released, so the caller keeps them alive.
void current_locale_set(current_locale values);

/// Sets what the calling thread gets, and returns what it had of its own.
current_locale current_locale_exchange(current_locale values);

#endif
