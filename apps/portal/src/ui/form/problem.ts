/** Something to put right: beside a field, or with the form as a whole. */
export type Problem = { fieldId: string | undefined; text: string }
