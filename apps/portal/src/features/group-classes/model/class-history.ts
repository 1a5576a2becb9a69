/** Disputes about places, queues and missing attendance are over by then. The database enforces it too. */
export const classHistoryMonths = 12
