import { toWrittenDate } from '#core/profile/birth-date.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { findCountryByNorwegianName } from '#platform/countries/countries.ts'
import { AnswersPart } from '#ui/check-answers/AnswersPart.tsx'
import { Fact } from '#ui/facts/Facts.tsx'
import type { Submission } from '../../model/application-form.ts'
import { degreeText, semestersText, startText } from '../../model/study-texts.ts'
import { fieldLabels } from '../field-texts.ts'
import { partIds } from './ApplicationFields.tsx'

/** All that is sent, to be read once more. */
export function Summary({ submission: { user, study, institution } }: { submission: Submission }) {
  return (
    <>
      <AnswersPart heading={m.deposit_about_you()} changeAt={partIds.you}>
        <Fact label={fieldLabels.firstName()}>{user.firstName}</Fact>
        <Fact label={fieldLabels.lastName()}>{user.lastName}</Fact>
        <Fact label={fieldLabels.dateOfBirth()}>{toWrittenDate(user.birthDate)}</Fact>
        <Fact label={m.deposit_country()}>
          {findCountryByNorwegianName(user.nationality)?.[getLocale()] ?? user.nationality}
        </Fact>
        <Fact label={fieldLabels.email()}>{user.email}</Fact>
      </AnswersPart>
      <AnswersPart heading={m.deposit_about_studies()} changeAt={partIds.studies}>
        <Fact label={fieldLabels.institution()}>{institution.name}</Fact>
        <Fact label={fieldLabels.studyProgram()}>{study.subject}</Fact>
        <Fact label={fieldLabels.studyDegree()}>{degreeText(study.degree)}</Fact>
        <Fact label={fieldLabels.nrOfSemesters()}>{semestersText(study.nrOfSemesters)}</Fact>
        <Fact label={fieldLabels.semesterStart()}>{startText(study.semester)}</Fact>
      </AnswersPart>
    </>
  )
}
