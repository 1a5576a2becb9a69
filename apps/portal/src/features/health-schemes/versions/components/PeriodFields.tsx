import { isFirstDay } from '#core/health-refunds/rules/periods.ts'
import { periodKinds, statements } from '#core/health-refunds/rules/scheme-rules.ts'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import styles from '../../components/Schemes.module.css'
import { periodTexts, statementTexts } from '../../model/describe-rules.ts'
import { dayText } from '../../model/scheme-texts.ts'
import { firstDaysOf } from '../../model/starts-period.ts'
import { type FieldProps, idPrefix } from '../field-props.ts'

type Props = FieldProps & { known: readonly { readonly startsOn: string }[] }

/** From when the rules hold, within what amounts are counted, and what the applicant states. */
export function PeriodFields({ typed, change, textOf, known }: Props) {
  const { period, statement, startsOn } = typed
  const days = new Set([
    ...firstDaysOf(period, osloDate(new Date())),
    ...[startsOn, ...known.map((version) => version.startsOn)].filter(
      (day) => day !== '' && isFirstDay(period, day),
    ),
  ])
  const isCorrection = known.some((version) => version.startsOn === startsOn)
  return (
    <fieldset className={styles.part}>
      <legend>{m.health_scheme_period_heading()}</legend>
      <Choices
        id={`${idPrefix}period`}
        type="radio"
        legend={m.health_scheme_period()}
        hint={m.health_scheme_period_hint()}
        options={periodKinds.map((value) => ({ value, text: periodTexts[value]() }))}
        chosen={[period]}
        onChange={([chosen = period]) =>
          change({
            period: chosen,
            ...(startsOn !== '' && !isFirstDay(chosen, startsOn) && { startsOn: '' }),
          })
        }
      />
      <SelectField
        id={`${idPrefix}startsOn`}
        label={m.health_scheme_starts_on()}
        hint={isCorrection ? m.health_scheme_corrects() : m.health_scheme_starts_on_hint()}
        error={textOf('startsOn')}
        value={startsOn}
        onChange={({ target }) => change({ startsOn: target.value })}
      >
        <option value="">{m.health_scheme_choose()}</option>
        {[...days].toSorted().map((day) => (
          <option key={day} value={day}>
            {dayText(day)}
          </option>
        ))}
      </SelectField>
      <Choices
        id={`${idPrefix}statement`}
        type="radio"
        legend={m.health_scheme_statement()}
        options={statements.map((value) => ({ value, text: statementTexts[value]() }))}
        chosen={[statement]}
        onChange={([chosen = statement]) => change({ statement: chosen })}
      />
    </fieldset>
  )
}
