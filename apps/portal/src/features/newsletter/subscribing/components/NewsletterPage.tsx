import { languageOf, otherLocales } from '@trivsel/content-contract/locales'
import type { FixedPage as Content } from '@trivsel/content-contract/pages'
import { Fragment } from 'react'
import { PublicForm } from '#core/public-forms/components/PublicForm.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { FixedPage } from '#ui/fixed-page/FixedPage.tsx'
import formPage from '#ui/form/FormPage.module.css'
import { signUp } from '../queries.ts'
import { signUpForm } from '../sign-up-form.ts'

/** The sign-up page. When the text of the consent changes, increase `consentVersion`. */
export function NewsletterPage({ content }: { content: Content | null }) {
  return (
    <FixedPage content={content} heading={m.newsletter_heading()} intro={m.newsletter_intro()}>
      <p className={formPage.text}>{m.newsletter_consent()}</p>
      <p className={formPage.text}>
        {m.newsletter_in_language()}
        {otherLocales(getLocale()).map((other) => (
          <Fragment key={other}>
            {' '}
            <a href={pagePath('newsletter', other)} hrefLang={languageOf(other)}>
              {m.newsletter_other_language({ language: languageName(other) })}
            </a>
          </Fragment>
        ))}
      </p>
      <PublicForm
        definition={signUpForm}
        heading={m.newsletter_sign_up()}
        send={signUp}
        sendText={m.newsletter_sign_up()}
        sent={{
          heading: m.newsletter_signed_up_heading(),
          text: (email) => m.newsletter_signed_up_text({ email }),
          another: m.newsletter_signed_up_another(),
        }}
      />
    </FixedPage>
  )
}
