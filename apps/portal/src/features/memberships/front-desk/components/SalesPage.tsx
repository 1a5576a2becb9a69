import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { EmailAddress } from '#core/accounts/email-address.ts'
import { fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { staffMembershipErrorText } from '../../model/refusal-messages.ts'
import { findPerson } from '../queries.ts'
import styles from './FrontDesk.module.css'
import { FrontDesk } from './FrontDesk.tsx'
import { PersonName } from './PersonName.tsx'

const FindForm = z.object({ email: EmailAddress })
const idPrefix = 'find-buyer-'

/** Sells a membership to a person without one, whom the search for members does not find. */
export function SalesPage() {
  return (
    <StaffPage heading={m.desk_sell_heading()} intro={m.desk_sell_intro()} needs={'sports'}>
      {() => <Sales />}
    </StaffPage>
  )
}

function Sales() {
  const [personId, setPersonId] = useState<string | null>(null)
  return (
    <div className={styles.page}>
      <p>
        <Link to="/staff/sports/members">{m.desk_to_members()}</Link>
      </p>
      <FindPerson onFound={setPersonId} />
      {personId && (
        <div key={personId} className={styles.page}>
          <PersonName memberId={personId} />
          <FrontDesk memberId={personId} />
        </div>
      )}
    </div>
  )
}

function FindPerson({ onFound }: { onFound: (id: string | null) => void }) {
  const whileLoggedIn = useLoginInPlace()
  const form = useForm({
    resolver: zodResolver(FindForm),
    defaultValues: { email: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['email'],
    fieldOf: { PERSON_NOT_FOUND: 'email' },
    errorText: staffMembershipErrorText,
    codeText: (code) => (code === 'PERSON_NOT_FOUND' ? m.desk_person_not_found() : fieldText(code)),
    send: async ({ email }) => {
      onFound(null)
      onFound((await whileLoggedIn(() => findPerson(email))).id)
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id={`${idPrefix}email`}
        label={m.desk_email()}
        hint={m.desk_email_hint()}
        type="email"
        autoComplete="off"
        error={textOf('email')}
        {...form.register('email')}
      />
      <div>
        <Button type="submit" variant="secondary" loading={isSubmitting}>
          {isSubmitting ? m.desk_finding() : m.desk_find()}
        </Button>
      </div>
    </form>
  )
}
