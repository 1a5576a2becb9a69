/** Of the offers of events, and of the payments of places in them. */
export const eventPlaceKind = 'association-event'
