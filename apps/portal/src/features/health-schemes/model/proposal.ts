/** The kind that core/proposals keeps rules of schemes under. */
export const schemeVersionProposal = 'health-scheme-version'
