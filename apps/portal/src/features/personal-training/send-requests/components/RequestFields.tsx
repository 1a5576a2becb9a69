import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { requestFieldText, sendErrorText } from '../../model/refusal-messages.ts'
import { longestText, RequestForm } from '../../model/request-form.ts'
import type { RequestKind } from '../../model/request-kinds.ts'
import { ownRequestsQuery, sendRequest } from '../queries.ts'
import styles from './PersonalTraining.module.css'

const idPrefix = 'trainer-request-'

/** The form that sends a request to one trainer, or to any available trainer. */
export function RequestFields(props: { kind: RequestKind; trainers: readonly string[] }) {
  const { kind, trainers } = props
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(RequestForm),
    defaultValues: { kind, trainer: '', text: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['trainer', 'text'],
    fieldOf: { TRAINER_NOT_FOUND: 'trainer' },
    errorText: sendErrorText,
    codeText: requestFieldText,
    send: async (values) => {
      await whileLoggedIn(() => sendRequest(values))
      form.reset()
      showMessage(m.training_request_sent(), 'success')
      await queryClient.invalidateQueries({ queryKey: ownRequestsQuery.queryKey })
    },
  })
  return (
    <section className={styles.section} aria-labelledby="trainer-request-heading">
      <h2 id="trainer-request-heading">{m.training_request_form()}</h2>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <SelectField
          id={`${idPrefix}trainer`}
          label={m.training_request_trainer()}
          error={textOf('trainer')}
          {...form.register('trainer')}
        >
          <option value="">{m.training_request_trainer_any()}</option>
          {trainers.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <p>
          <ContentLink href={fixedAddresses.personalTrainers[getLocale()]}>
            {m.training_request_trainers_link()}
          </ContentLink>
        </p>
        <TextArea
          id={`${idPrefix}text`}
          label={m.training_request_text()}
          hint={m.training_request_text_hint({ count: longestText })}
          rows={5}
          error={textOf('text')}
          {...form.register('text')}
        />
        <div>
          <Button type="submit" loading={isSubmitting}>
            {isSubmitting ? m.training_request_sending() : m.training_request_send()}
          </Button>
        </div>
      </form>
    </section>
  )
}
