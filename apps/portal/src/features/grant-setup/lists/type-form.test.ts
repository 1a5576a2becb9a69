import { expect, it } from 'vitest'
import { problemsOf } from '#core/editable/form.ts'
import { typeFields } from '../model/list-fields.ts'
import { typeForm } from '../testing/grant-setup.testing.server.ts'
import { ListEdit } from './forms.ts'

const problems = (changed: object) =>
  problemsOf(
    typeFields,
    ListEdit.safeParse({ action: 'add-type', form: { ...typeForm, ...changed } }).error?.issues ??
      [],
  )

it('says beside which field what does not go together', () => {
  expect(problems({})).toEqual({})
  expect(problems({ forAssociations: false })).toEqual({ forPersons: 'TYPE_FOR_NOBODY' })
  expect(problems({ forAssociations: false, forPersons: true })).toEqual({})
  expect(problems({ leastOre: 5_000_001 })).toEqual({ mostOre: 'AMOUNTS_ORDER' })
  expect(problems({ leastOre: 5_000_000 })).toEqual({})
  expect(problems({ payment: 'deficit' })).toEqual({ firstPartPercent: 'DEFICIT_PAID_FIRST' })
  expect(problems({ reportDays: null })).toEqual({})
  expect(problems({ reportDays: null, firstPartPercent: 99 })).toEqual({
    reportDays: 'REPORT_NEEDED',
  })
  expect(problems({ reportDays: null, firstPartPercent: 0, payment: 'deficit' })).toEqual({
    reportDays: 'REPORT_NEEDED',
  })
})
