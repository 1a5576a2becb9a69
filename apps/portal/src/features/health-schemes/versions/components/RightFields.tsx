import type { Institution } from '#core/studies/institutions.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { Choices } from '#ui/form/Choices.tsx'
import styles from '../../components/Schemes.module.css'
import { type FieldProps, idPrefix } from '../field-props.ts'

type Props = FieldProps & { institutions: readonly Institution[] }

const needs = ['needsSemesterFee', 'needsDoctorHere'] as const

/** Who has a right to refunds. */
export function RightFields({ typed, change, textOf, institutions }: Props) {
  const offered = institutions.filter(
    ({ code, isActive }) => isActive || typed.institutions.includes(code),
  )
  return (
    <fieldset className={styles.part}>
      <legend>{m.health_scheme_right()}</legend>
      <Choices
        id={`${idPrefix}needs`}
        type="checkbox"
        legend={m.health_scheme_needs()}
        hint={m.health_scheme_needs_hint()}
        options={[
          { value: 'needsSemesterFee', text: m.health_scheme_semester_fee() },
          { value: 'needsDoctorHere', text: m.health_scheme_doctor() },
        ]}
        chosen={needs.filter((need) => typed[need])}
        onChange={(chosen) =>
          change({
            needsSemesterFee: chosen.includes('needsSemesterFee'),
            needsDoctorHere: chosen.includes('needsDoctorHere'),
          })
        }
      />
      <Choices
        id={`${idPrefix}isForSome`}
        type="radio"
        legend={m.health_scheme_institutions()}
        options={[
          { value: 'all', text: m.health_scheme_institutions_all() },
          { value: 'some', text: m.health_scheme_institutions_some() },
        ]}
        chosen={[typed.isForSome ? 'some' : 'all']}
        onChange={([chosen]) => change({ isForSome: chosen === 'some' })}
      />
      {typed.isForSome && (
        <Choices
          id={`${idPrefix}institutions`}
          type="checkbox"
          legend={m.health_scheme_institutions_which()}
          error={textOf('institutions')}
          options={offered.map(({ code, name }) => ({ value: code, text: textIn(name) }))}
          chosen={typed.institutions}
          onChange={(chosen) => change({ institutions: chosen })}
        />
      )}
    </fieldset>
  )
}
