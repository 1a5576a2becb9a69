import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { toTemplate } from '#core/cases/suggested-template.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import type { CaseView } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { saveSetup, setupChanged } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'
import styles from './CaseSetup.module.css'

/** What a kind without templates can begin with. */
export function SuggestedTemplates({ view }: { view: CaseView }) {
  const { kind, suggestedTemplates = [] } = view
  const forms = suggestedTemplates.map(toTemplate)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const adding = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => saveSetup({ action: 'add-templates', kind, forms })),
    onSuccess: () => showMessage(m.casework_templates_added(), 'success'),
    onError: (error) => showMessage(caseErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries(setupChanged),
  })
  if (forms.length === 0) return null
  return (
    <div className={styles.suggested}>
      <p>
        {m.casework_templates_suggested({
          names: forms.map(({ name }) => textIn(name)).join(', '),
        })}
      </p>
      <Button variant="secondary" loading={adding.isPending} onClick={() => adding.mutate()}>
        {m.casework_templates_use_suggested()}
        <span className="ds-sr-only"> {view.name()}</span>
      </Button>
    </div>
  )
}
