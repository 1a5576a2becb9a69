import {
  Alert,
  Button,
  Field,
  Label,
  Select,
  ValidationMessage,
} from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { ConfirmForm } from '../check-forms.ts'
import { type CheckedAccount, documentKinds } from '../contract.ts'
import { documentNames } from '../document-names.ts'
import { confirmNationalId } from '../queries.ts'
import { checkErrorText, checkFieldText } from '../refusal-messages.ts'
import styles from './IdentityCheck.module.css'

const idPrefix = 'confirm-national-id-'

/** Whose account it is, and what can be done there. */
export function ConfirmNationalId(props: { account: CheckedAccount; onConfirmed: () => void }) {
  const { account, onConfirmed } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.section} aria-labelledby="confirm-heading">
      <h2 id="confirm-heading" ref={heading} tabIndex={-1} className={styles.name}>
        {account.name}
      </h2>
      {account.nationalId === null ? (
        <Alert data-color="info">{m.identity_check_not_given()}</Alert>
      ) : account.nationalId.isProven ? (
        <Alert data-color="success">{m.identity_check_proven()}</Alert>
      ) : (
        <>
          <p>{m.identity_check_claimed({ number: account.nationalId.masked })}</p>
          <Confirm userId={account.userId} onConfirmed={onConfirmed} />
        </>
      )}
    </section>
  )
}

function Confirm({ userId, onConfirmed }: { userId: string; onConfirmed: () => void }) {
  const whileLoggedIn = useLoginInPlace()
  const form = useForm({
    resolver: zodResolver(ConfirmForm),
    defaultValues: { userId, number: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['document', 'number'],
    fieldOf: { NATIONAL_ID_DIFFERS: 'number' },
    errorText: checkErrorText,
    codeText: checkFieldText,
    send: async (values) => {
      await whileLoggedIn(() => confirmNationalId(values))
      onConfirmed()
    },
  })
  const documentError = textOf('document')
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <Field>
        <Label htmlFor={`${idPrefix}document`}>{m.identity_check_document()}</Label>
        <Select
          id={`${idPrefix}document`}
          defaultValue=""
          aria-invalid={documentError ? true : undefined}
          {...form.register('document')}
        >
          <option value="">{m.identity_check_choose()}</option>
          {documentKinds.map((kind) => (
            <option key={kind} value={kind}>
              {documentNames[kind]()}
            </option>
          ))}
        </Select>
        {documentError && <ValidationMessage>{documentError}</ValidationMessage>}
      </Field>
      <TextField
        id={`${idPrefix}number`}
        label={m.identity_check_number()}
        hint={m.identity_check_number_hint()}
        inputMode="numeric"
        autoComplete="off"
        error={textOf('number')}
        {...form.register('number')}
      />
      <Button type="submit" loading={isSubmitting}>
        {isSubmitting ? m.identity_check_confirming() : m.identity_check_confirm()}
      </Button>
    </form>
  )
}
