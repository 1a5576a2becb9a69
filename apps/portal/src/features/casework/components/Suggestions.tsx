import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { toCheck, toTemplate } from '#core/cases/suggested-template.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import type { CaseView } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { saveSetup, setupChanged } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'
import type { SetupEdit } from '../setup-forms.ts'
import styles from './CaseSetup.module.css'

/** What a kind without templates can begin with. */
export function SuggestedTemplates({ view }: { view: CaseView }) {
  const { kind, suggestedTemplates = [] } = view
  const forms = suggestedTemplates.map(toTemplate)
  if (forms.length === 0) return null
  return (
    <Suggestions
      view={view}
      names={forms.map(({ name }) => textIn(name))}
      edit={{ action: 'add-templates', kind, forms }}
      button={m.casework_templates_use_suggested()}
    />
  )
}

/** What a kind without a checklist can begin with. */
export function SuggestedChecks({ view }: { view: CaseView }) {
  const { kind, suggestedChecks = [] } = view
  const forms = suggestedChecks.map(toCheck)
  if (forms.length === 0) return null
  return (
    <Suggestions
      view={view}
      names={forms.map(({ text }) => textIn(text))}
      edit={{ action: 'add-checks', kind, forms }}
      button={m.checklist_use_suggested()}
    />
  )
}

function Suggestions(props: {
  view: CaseView
  names: readonly string[]
  edit: SetupEdit
  button: string
}) {
  const { view, names, edit, button } = props
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const adding = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => saveSetup(edit)),
    onSuccess: () => showMessage(m.casework_templates_added(), 'success'),
    onError: (error) => showMessage(caseErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries(setupChanged),
  })
  return (
    <div className={styles.suggested}>
      <p>{m.casework_templates_suggested({ names: names.join(', ') })}</p>
      <Button variant="secondary" loading={adding.isPending} onClick={() => adding.mutate()}>
        {button}
        <span className="ds-sr-only"> {view.name()}</span>
      </Button>
    </div>
  )
}
