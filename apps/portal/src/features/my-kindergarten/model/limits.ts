/** Contacts of one child, removed ones left out. */
export const mostContacts = 20

/** How far ahead guardians plan, in days. */
export const mostDaysAhead = 366

/** Closing days are shown so far ahead, in days. */
export const closingDaysAhead = 366

/** Looks at health data on one page of the list. */
export const viewsOnPage = 20

/** Decided requests that are shown. */
export const mostRequests = 20
