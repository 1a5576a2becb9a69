import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import formStyles from '#ui/form/Form.module.css'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { CaseCheck, OpenCase } from '../contract.ts'
import { casesChanged, saveTick } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'

/** What is looked at in a case of its kind, and who has done so. */
export function Checklist({ found }: { found: OpenCase }) {
  const checks = found.checks.filter(({ isOffered }) => isOffered)
  if (checks.length === 0) return null
  return (
    <fieldset className={formStyles.choices}>
      <legend>{m.checklist_heading()}</legend>
      {checks.map((check) => (
        <Check key={check.id} caseId={found.id} check={check} />
      ))}
    </fieldset>
  )
}

/** Saved at once, each for itself: several are ticked faster than one is saved. */
function Check({ caseId, check }: { caseId: string; check: CaseCheck }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  // As it was pressed, until the case says so itself.
  const [pressed, setPressed] = useState<boolean | null>(null)
  const ticking = useSingleMutation({
    mutationFn: (isTicked: boolean) =>
      whileLoggedIn(() => saveTick(caseId, check.id, { isTicked })),
    onError: (error) => showMessage(caseErrorText(error), 'error'),
    onSettled: async () => {
      await queryClient.invalidateQueries(casesChanged)
      setPressed(null)
    },
  })
  // What the student has changed since is looked at again.
  const isSaved = check.ticked !== null && !check.ticked.isOutdated
  return (
    <label className={formStyles.choice}>
      <input
        type="checkbox"
        className="ds-input"
        checked={pressed ?? isSaved}
        onChange={({ target }) => {
          if (pressed !== null) return
          setPressed(target.checked)
          ticking.mutate(target.checked)
        }}
      />
      {checkText(check)}
    </label>
  )
}

/** What it is, whether an approval needs it, and who has looked at it. */
function checkText({ text, isRequired, ticked }: CaseCheck): string {
  const what = isRequired ? m.checklist_required_line({ text: textIn(text) }) : textIn(text)
  if (!ticked) return what
  const by = {
    text: what,
    name: ticked.by || m.casework_note_gone(),
    time: formatDayAndTime(new Date(ticked.at)),
  }
  return ticked.isOutdated ? m.checklist_outdated(by) : m.checklist_ticked_by(by)
}
