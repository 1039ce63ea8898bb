#ifndef CCLOCK_H
#define CCLOCK_H

/* The clock that a program's own code reads: the system's, or a pinned instant.
 *
 * Whoever links this library reads the calendar clock through it, Foundation's Date() included; clocks that only
 * measure spans (monotonic, processor time) stay the system's. */

/* From now on the calendar clock says this: seconds since 1970. Any thread. */
void cclock_pin(double seconds);

/* The calendar clock is the system's again. */
void cclock_release(void);

#endif
