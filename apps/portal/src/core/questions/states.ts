export const questionKinds = ['text', 'choice', 'yes-no'] as const
export type QuestionKind = (typeof questionKinds)[number]
