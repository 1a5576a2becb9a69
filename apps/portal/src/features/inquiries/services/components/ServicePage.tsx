import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FixedPage as Content } from '@trivsel/content-contract/pages'
import type { ReactNode } from 'react'
import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { PublicForm } from '#core/public-forms/components/PublicForm.tsx'
import { institutionChoices } from '#core/studies/institutions.ts'
import { institutionsQuery } from '#core/studies/queries.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { callEndpoint } from '#platform/api-client.ts'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { FixedPage } from '#ui/fixed-page/FixedPage.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { ServiceForm } from '../../model/service-forms/service-form.ts'
import { withInstitutions } from '../../model/service-forms/with-institutions.ts'
import { serviceEndpoints } from '../endpoints.ts'
import { openFormsQuery } from '../queries.ts'
import { serviceErrorText } from '../service-error-text.ts'
import styles from './ServicePage.module.css'

type Props = {
  form: ServiceForm
  /** The text of the editors for the page, if any. */
  content: Content | null
  /** Shown before the form. */
  notice?: ReactNode
}

/** The page of a service form: its purpose, its steps and the form. */
export function ServicePage({ form, content, notice }: Props) {
  return (
    <FixedPage content={content} heading={form.name()} intro={form.intro()}>
      <div className={styles.before}>
        {notice}
        <section aria-labelledby="steps-heading">
          <h2 id="steps-heading">{m.service_steps()}</h2>
          <ol className={styles.steps}>
            {form.steps.map((step) => (
              <li key={step()}>{step()}</li>
            ))}
          </ol>
        </section>
      </div>
      <QueryProvider>
        <Form form={form} />
      </QueryProvider>
    </FixedPage>
  )
}

/** The form, unless it is closed. */
function Form({ form }: { form: ServiceForm }) {
  const { data } = useQuery(openFormsQuery)
  const institutions = useQuery({
    ...institutionsQuery,
    enabled: form.institutionField !== undefined,
  })
  if (data && !data.items.some((id) => id === form.id))
    return (
      <NoticeBox tone="info" heading={m.service_closed()}>
        <p>
          <Link to="/contact">{m.service_closed_text()}</Link>
        </p>
      </NoticeBox>
    )
  if (form.institutionField && !institutions.data)
    return institutions.isError ? (
      <LoadFailure text={accountErrorText(institutions.error)} retry={institutions.refetch} />
    ) : (
      <Waiting rows={3} />
    )
  return (
    <PublicForm
      definition={withInstitutions(form, institutionChoices(institutions.data ?? []))}
      heading={m.service_fill_in()}
      sendText={form.sendText()}
      send={(body) =>
        callEndpoint(serviceEndpoints.sendServiceForm, {
          params: { form: form.id },
          query: { language: getLocale() },
          body,
        })
      }
      errorText={serviceErrorText}
      sent={{
        heading: m.service_sent(),
        text: (email) => m.service_sent_text({ email }),
        another: m.service_another(),
      }}
    />
  )
}
