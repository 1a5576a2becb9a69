/** What a payment back to us is marked with: `3F2B6C1E`. */
export const payReference = (caseId: string): string => caseId.slice(0, 8).toUpperCase()
