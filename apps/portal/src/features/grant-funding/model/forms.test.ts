import { expect, it } from 'vitest'
import { emptyReport } from '#core/grants/content.ts'
import { ReportForm } from './forms.ts'

it('takes no text of a report that names a person or that nothing can store', () => {
  const problemOf = (text: string) =>
    ReportForm.safeParse({
      content: { ...emptyReport, costs: [{ text, amountOre: 100 }] },
      version: 0,
    }).error?.issues[0]?.message
  expect(problemOf('Leie')).toBeUndefined()
  expect(problemOf('Honorar til 130972 48022')).toBe('LOOKS_LIKE_NATIONAL_ID')
  expect(problemOf('Leie\u0000')).toBe('CHARACTERS_INVALID')
})
