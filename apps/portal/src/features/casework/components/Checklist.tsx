import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { isTicked } from '../checklist-texts.ts'
import type { CaseCheck, OpenCase } from '../contract.ts'
import { casesChanged, saveTick } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'

/** What is looked at in a case of its kind, and who has done so. */
export function Checklist({ found }: { found: OpenCase }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const ticking = useSingleMutation({
    mutationFn: ({ id, isOn }: { id: string; isOn: boolean }) =>
      whileLoggedIn(() => saveTick(found.id, id, { isTicked: isOn })),
    onError: (error) => showMessage(caseErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries(casesChanged),
  })
  const checks = found.checks.filter(({ isOffered }) => isOffered)
  if (checks.length === 0) return null
  const saved = checks.filter(isTicked).map(({ id }) => id)
  const { id: sent, isOn = false } = (ticking.isPending && ticking.variables) || {}
  const isChosen = (id: string) => (id === sent ? isOn : saved.includes(id))
  return (
    <Choices
      id="checklist"
      legend={m.checklist_heading()}
      type="checkbox"
      options={checks.map((check) => ({ value: check.id, text: checkText(check) }))}
      chosen={checks.map(({ id }) => id).filter(isChosen)}
      onChange={(chosen) => {
        const changed = checks.find(({ id }) => chosen.includes(id) !== isChosen(id))
        if (changed) ticking.mutate({ id: changed.id, isOn: chosen.includes(changed.id) })
      }}
    />
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
