/** Of what an applicant reads of granted funding: all of it changes together. */
export const fundingKey = ['granted-funding'] as const
