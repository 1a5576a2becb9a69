import { expect, test } from 'vitest'
import { judgeAnswers, type Question } from './judge-answers.ts'

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  kind: 'text',
  options: null,
  isRequired: false,
  ...more,
})
const judge = (one: Question, answer: string) =>
  judgeAnswers([one], [{ questionId: one.id, answer }]).get(one.id)

test('a required question is answered with more than spaces', () => {
  expect(judge(question('a', { isRequired: true }), '  ')).toBe('missing')
  expect(judge(question('a'), '  ')).toBeUndefined()
})

test('a choice is one of its options, in whatever language they are written', () => {
  const options = [
    { no: 'Kjøtt', en: 'Meat' },
    { no: '', en: 'Vegan' },
  ]
  const choice = question('a', { kind: 'choice', options })
  expect(judge(choice, 'Kjøtt')).toBeUndefined()
  expect(judge(choice, 'Vegan')).toBeUndefined()
  expect(judge(choice, 'Meat')).toBe('unknown')
  expect(judge(question('b', { kind: 'yes-no' }), 'maybe')).toBe('unknown')
})

test('a text has an end, and no national id', () => {
  expect(judge(question('a'), 'x'.repeat(500))).toBeUndefined()
  expect(judge(question('a'), 'x'.repeat(501))).toBe('too-long')
  expect(judge(question('a'), 'Jeg er 13097248022')).toBe('national-id')
})
