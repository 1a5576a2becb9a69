import { expect, it } from 'vitest'
import { noRightText } from './right-texts.ts'

const days = { from: '2026-05-01', to: '2026-10-01' }
const paidSemesters = [{ institution: 'OSLOMET', semesterCode: '2026V' }]

it('names the semester whose fee is missing', () => {
  const text = noRightText('no-semester-fee', { days, period: '2026', paidSemesters })
  expect(text).toContain('semesteravgiften for høsten 2026.')
})

it('names all semesters of the days where nothing is known of the fee', () => {
  const text = noRightText('no-semester-fee', { days, period: '2026' })
  expect(text).toContain('semesteravgiften for våren 2026 og høsten 2026.')
})

it('names the period', () => {
  expect(noRightText('outside-period', { days, period: '2026H' })).toContain(
    'utenfor perioden høsten 2026',
  )
})

it('is in the language that is asked for', () => {
  const text = noRightText('no-semester-fee', { days, period: '2026' }, 'en')
  expect(text).toContain('the semester fee for spring 2026 and autumn 2026.')
})
