/** What a payment back is marked with: it says nothing of what it is for. */
export const payReference = (caseId: string): string => caseId.slice(0, 8).toUpperCase()
