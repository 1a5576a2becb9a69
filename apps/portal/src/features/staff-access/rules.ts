/** With so few recovery codes, or fewer, it is time for new ones. */
export const fewCodes = 3
