import { perLocale } from '@trivsel/content-contract/locales'
import type { Localized } from '#platform/i18n/localized.ts'
import { wholeOf } from '../model/form-resolver.ts'
import type { ChangedSurvey, SurveyForm } from '../model/forms.ts'
import type { OpenSurvey } from './contract.ts'

/** A survey as it is typed. The period gives the days that can be chosen. */
export type TypedSurvey = {
  kindergartenId: string
  title: Localized
  fromDay: string
  toDay: string
  days: string[]
  answerUntil: string
  silence: 'away' | 'coming'
  remindDays: string
}

export const emptySurvey = (kindergartenId: string): TypedSurvey => ({
  kindergartenId,
  title: perLocale(() => ''),
  fromDay: '',
  toDay: '',
  days: [],
  answerUntil: '',
  silence: 'away',
  remindDays: '3',
})

export const typedOf = (survey: OpenSurvey): TypedSurvey => ({
  kindergartenId: '',
  title: survey.title as Localized,
  fromDay: survey.days[0] ?? '',
  toDay: survey.days.at(-1) ?? '',
  days: [...survey.days],
  answerUntil: survey.answerUntil,
  silence: survey.countsAsComing ? 'coming' : 'away',
  remindDays: String(survey.remindDays),
})

const commonOf = ({ title, days, answerUntil, silence, remindDays }: TypedSurvey) => ({
  title,
  days: days.toSorted(),
  answerUntil,
  countsAsComing: silence === 'coming',
  remindDays: wholeOf(remindDays),
})

/** As it is sent, judged by the schema afterwards. */
export const newSurveyOf = (typed: TypedSurvey): SurveyForm => ({
  kindergartenId: typed.kindergartenId,
  ...commonOf(typed),
})

export const changedSurveyOf = (typed: TypedSurvey, version: number): ChangedSurvey => ({
  version,
  ...commonOf(typed),
})
