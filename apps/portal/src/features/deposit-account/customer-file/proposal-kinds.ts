/** The kinds that core/proposals keeps imports, what was received of them, and their undoing under. */
export const importProposal = {
  import: 'deposit-import',
  received: 'deposit-import-received',
  undo: 'deposit-import-undo',
} as const
