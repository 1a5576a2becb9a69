import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { type Resolver, useForm } from 'react-hook-form'
import { type Refusals, useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'

type Account = { account: string; holder: string }

type Props = Required<Refusals> & {
  readonly idPrefix: string
  readonly resolver: Resolver<Account>
  /** Codes of refusals that are about the number. */
  readonly aboutNumber: readonly string[]
  readonly texts: {
    readonly number: string
    readonly numberHint: string
    readonly holder: string
    readonly holderHint: string
    readonly send: string
  }
  /** `name`: the account is the reader's own. */
  readonly holderIs: 'name' | 'off'
  readonly call: (account: Account) => Promise<unknown>
  readonly changes: readonly unknown[]
  readonly done: () => string
  readonly onDone: () => void
}

/** Asks for a bank account that is paid to. */
export function EnterAccount({ idPrefix, resolver, texts, holderIs, ...wanted }: Props) {
  const { aboutNumber, call, changes, done, onDone, errorText, codeText } = wanted
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm<Account>({
    resolver,
    defaultValues: { account: '', holder: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['account', 'holder'],
    fieldOf: Object.fromEntries(aboutNumber.map((code) => [code, 'account'])),
    errorText,
    codeText,
    send: async (values) => {
      await whileLoggedIn(() => call(values))
      form.reset()
      showMessage(done(), 'success')
      onDone()
      await queryClient.invalidateQueries({ queryKey: changes })
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id={`${idPrefix}account`}
        label={texts.number}
        hint={texts.numberHint}
        inputMode="numeric"
        autoComplete="off"
        error={textOf('account')}
        {...form.register('account')}
      />
      <TextField
        id={`${idPrefix}holder`}
        label={texts.holder}
        hint={texts.holderHint}
        autoComplete={holderIs}
        error={textOf('holder')}
        {...form.register('holder')}
      />
      <div>
        <Button type="submit" loading={isSubmitting}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
