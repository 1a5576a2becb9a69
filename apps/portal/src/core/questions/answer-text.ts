import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import type { AskedQuestion } from './contract.ts'
import { valueOfOption } from './value-of-option.ts'

/** An answer in the language of the page. */
export function answerText(
  { kind, options }: Pick<AskedQuestion, 'kind' | 'options'>,
  answer: string,
): string {
  if (kind === 'yes-no' && answer !== '')
    return answer === 'yes' ? m.question_yes() : m.question_no()
  const chosen = options?.find((option) => valueOfOption(option) === answer)
  return chosen ? textOrOther(chosen) : answer
}
