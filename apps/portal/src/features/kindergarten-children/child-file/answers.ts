import type { NumberAnswer } from './columns.ts'

/** Answers to the questions of a preview, by line. */
export type Answers = ReadonlyMap<number, NumberAnswer>

export const writeAnswers = (answers: Answers): string =>
  [...answers].map(([line, answer]) => `${line}:${answer}`).join(',')

/** @param text as `writeAnswers` writes it */
export const readAnswers = (text: string): Answers =>
  new Map(
    text === ''
      ? []
      : text.split(',').map((one) => {
          const [line, answer] = one.split(':')
          return [Number(line), answer === 'same' ? 'same' : 'other'] as const
        }),
  )

/** Whether a text is one that `writeAnswers` writes. */
export const areAnswers = (text: string): boolean =>
  text === '' || text.split(',').every((one) => /^\d{1,5}:(?:same|other)$/.test(one))
