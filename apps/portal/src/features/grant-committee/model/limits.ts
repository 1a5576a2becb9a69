/** Days after its meeting in which a round is still on the page of the committee. */
export const shownDays = 120

/** Members of a committee, as many as one presses through in a list. */
export const mostProposals = 500
