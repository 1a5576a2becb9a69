import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { workedExample } from '../../model/worked-example.ts'
import { oreOf, type TypedCourse, wholeOf } from '../typed-course.ts'
import styles from './CourseForm.module.css'
import { type FieldProps, idPrefix } from './field-props.ts'

/** Seats and the deadline, what they cost, what cancelling costs, and what happens around the dates. */
export function SeatFields({ form, textOf }: FieldProps) {
  const input = (name: keyof TypedCourse, label: string, hint?: string) => ({
    id: idPrefix + name,
    label,
    hint,
    inputMode: 'numeric' as const,
    error: textOf(name),
    ...form.register(name as 'capacity'),
  })
  const prices = form.watch(['studentPriceOre', 'memberPriceOre', 'otherPriceOre']).map(oreOf)
  const isFree = prices.every((ore) => ore === 0)
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{m.course_planning_part_seats()}</legend>
        <TextField
          {...input('capacity', m.course_planning_capacity(), m.course_planning_capacity_hint())}
        />
        <TextField {...input('mostSeats', m.course_planning_most_seats())} />
        <div className={styles.row}>
          <TextField
            id={`${idPrefix}closesDay`}
            label={m.course_planning_closes_day()}
            type="date"
            error={textOf('closesDay')}
            {...form.register('closesDay')}
          />
          <TextField
            id={`${idPrefix}closesTime`}
            label={m.course_planning_closes_time()}
            type="time"
            error={textOf('closesTime')}
            {...form.register('closesTime')}
          />
        </div>
        <TextField
          {...input(
            'promotedHours',
            m.course_planning_promoted_hours(),
            m.course_planning_promoted_hint(),
          )}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{m.course_planning_part_price()}</legend>
        <p className={styles.hint}>{m.course_planning_price_hint()}</p>
        <div className={styles.row}>
          <TextField
            {...input('studentPriceOre', m.course_planning_student_price())}
            inputMode="decimal"
          />
          <TextField
            {...input('memberPriceOre', m.course_planning_member_price())}
            inputMode="decimal"
          />
          <TextField
            {...input('otherPriceOre', m.course_planning_other_price())}
            inputMode="decimal"
          />
        </div>
        {!isFree && (
          <>
            <TextField {...input('vatPercent', m.course_planning_vat())} />
            <TextField {...input('payMinutes', m.course_planning_pay_minutes())} />
          </>
        )}
      </fieldset>
      {!isFree && (
        <fieldset className={styles.part}>
          <legend>{m.course_planning_part_cancelling()}</legend>
          <TextField {...input('refundHours', m.course_planning_refund_hours())} />
          <div className={styles.row}>
            <TextField {...input('keepOre', m.course_planning_keep_ore())} inputMode="decimal" />
            <TextField {...input('keepPercent', m.course_planning_keep_percent())} />
          </div>
          <Example form={form} />
        </fieldset>
      )}
      <fieldset className={styles.part}>
        <legend>{m.course_planning_part_around()}</legend>
        <TextField {...input('passHours', m.course_planning_pass_hours())} />
        <TextField
          {...input(
            'remindHours',
            m.course_planning_remind_hours(),
            m.course_planning_remind_hint(),
          )}
        />
        <TextField
          {...input(
            'certificateDates',
            m.course_planning_certificate(),
            m.course_planning_certificate_hint(),
          )}
        />
      </fieldset>
    </>
  )
}

/** What the rule comes to, in figures that people understand. */
function Example({ form }: Pick<FieldProps, 'form'>) {
  const prices = form.watch(['studentPriceOre', 'memberPriceOre', 'otherPriceOre']).map(oreOf)
  const rule = {
    keepOre: oreOf(form.watch('keepOre')),
    keepPercent: wholeOf(form.watch('keepPercent')),
  }
  const hours = wholeOf(form.watch('refundHours'))
  const example = workedExample(prices, rule)
  const isWhole = Number.isFinite(example?.refundOre) && Number.isFinite(hours)
  return (
    <p role="status" className={styles.hint}>
      {example && isWhole
        ? m.course_planning_example({
            hours,
            paid: formatKroner(example.paidOre),
            kept: formatKroner(example.keptOre),
            refund: formatKroner(example.refundOre),
          })
        : null}
    </p>
  )
}
