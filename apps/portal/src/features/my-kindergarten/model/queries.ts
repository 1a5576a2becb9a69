/** Of everything that a guardian sees here: a change fetches all of it again. */
export const myKindergartenKey = ['my-kindergarten'] as const
