import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import {
  type DeadlinesForm,
  dayNames,
  showDayOfYear,
  TypedDeadlines,
} from '../../model/deadlines.ts'
import { amountErrorText, amountFieldText } from '../amount-texts.ts'
import { amountsQuery, saveDeadlines } from '../queries.ts'

const idPrefix = 'deadline-'

const dayLabels = {
  autumnLastDay: m.deposit_deadline_autumn_last_day,
  springLastDay: m.deposit_deadline_spring_last_day,
  autumnDue: m.deposit_deadline_autumn_due,
  springDue: m.deposit_deadline_spring_due,
}

/** By when students apply and pay. What is being written stays when somebody else saves meanwhile. */
export function DeadlineFields({ saved }: { saved: DeadlinesForm }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(TypedDeadlines),
    values: typed(saved),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  })
  const fields = [...dayNames, 'daysToPay', 'usualDays', 'lapseDays', 'reminderDays'] as const
  const { version } = saved
  const draft = useStaffDraft(form, { key: 'deposit-deadlines', fields, version })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields,
    errorText: amountErrorText,
    codeText: amountFieldText,
    send: async (deadlines) => {
      const { usualDays, lapseDays } = deadlines
      const wanted = {
        ...deadlines,
        daysToPay: Number(deadlines.daysToPay),
        usualDays: usualDays === '' ? null : Number(usualDays),
        lapseDays: lapseDays === '' ? null : Number(lapseDays),
        reminderDays: Number(deadlines.reminderDays),
        version,
      }
      try {
        await whileLoggedIn(() => saveDeadlines(wanted))
        draft.forget()
        form.reset(typed(wanted), { keepDirtyValues: false })
        showMessage(m.deposit_deadlines_saved(), 'success')
      } finally {
        await queryClient.invalidateQueries({ queryKey: amountsQuery.queryKey })
      }
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      {dayNames.map((name) => (
        <TextField
          key={name}
          id={`${idPrefix}${name}`}
          label={dayLabels[name]()}
          hint={
            name.endsWith('LastDay') ? m.deposit_deadline_late() : m.deposit_deadline_day_hint()
          }
          error={textOf(name)}
          {...form.register(name)}
        />
      ))}
      <TextField
        id={`${idPrefix}daysToPay`}
        label={m.deposit_deadline_days_to_pay()}
        inputMode="numeric"
        error={textOf('daysToPay')}
        {...form.register('daysToPay')}
      />
      <TextField
        id={`${idPrefix}usualDays`}
        label={m.deposit_deadline_usual_days()}
        hint={m.deposit_deadline_usual_days_hint()}
        inputMode="numeric"
        error={textOf('usualDays')}
        {...form.register('usualDays')}
      />
      <TextField
        id={`${idPrefix}lapseDays`}
        label={m.deposit_deadline_lapse_days()}
        hint={m.deposit_deadline_lapse_days_hint()}
        inputMode="numeric"
        error={textOf('lapseDays')}
        {...form.register('lapseDays')}
      />
      <TextField
        id={`${idPrefix}reminderDays`}
        label={m.deposit_deadline_reminder_days()}
        inputMode="numeric"
        error={textOf('reminderDays')}
        {...form.register('reminderDays')}
      />
      <DraftNote draft={draft} />
      <div>
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.deposit_amount_saving() : m.deposit_deadlines_save()}
        </Button>
      </div>
    </form>
  )
}

function typed(deadlines: DeadlinesForm) {
  const { daysToPay, usualDays, autumnLastDay, springLastDay, autumnDue, springDue } = deadlines
  return {
    autumnLastDay: showDayOfYear(autumnLastDay),
    springLastDay: showDayOfYear(springLastDay),
    autumnDue: showDayOfYear(autumnDue),
    springDue: showDayOfYear(springDue),
    daysToPay: String(daysToPay),
    usualDays: String(usualDays ?? ''),
    lapseDays: String(deadlines.lapseDays ?? ''),
    reminderDays: String(deadlines.reminderDays),
  }
}
