import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { formatPercent } from '#platform/format.ts'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { ImportedFile } from '../answers.ts'
import type { BankFileKind } from '../bank-file-kinds.ts'
import { ImportForm } from '../import-form.ts'
import { moneyQueries } from '../money-queries.ts'
import { moneyErrorText, moneyFieldText } from '../money-texts.ts'
import { type ImportOutcome, ImportResult } from './ImportResult.tsx'
import styles from './Money.module.css'

type Props = {
  kind: BankFileKind
  heading: string
  upload: (file: File, onProgress: (share: number) => void) => Promise<ImportedFile>
  /** Where a page takes in files of two kinds. */
  words?: { readonly intro: string; readonly field: string; readonly send: string }
}

/** Takes in a file of the bank, and says what it has brought or why it was refused. */
export function BankFileImport({ kind, heading, upload, words }: Props) {
  const idPrefix = `import-${kind.replace('.', '')}-`
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const headingId = useId()
  const [share, setShare] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null)
  const form = useForm({ resolver: zodResolver(ImportForm), shouldFocusError: false })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['files'],
    errorText: moneyErrorText,
    codeText: moneyFieldText,
    send: async ({ files }) => {
      const [file] = Array.from(files)
      if (!file) return
      setOutcome(null)
      setShare(0)
      try {
        setOutcome({ imported: await whileLoggedIn(() => upload(file, setShare)) })
        form.reset()
      } catch (error) {
        // The form itself asks the user to log in, or to enter a code.
        if (!(error instanceof ApiError) || error.status === 401 || error.status === 403)
          throw error
        setOutcome({ refusal: moneyErrorText(error) })
      } finally {
        setShare(null)
        await queryClient.invalidateQueries(moneyQueries)
      }
    },
  })
  return (
    <section className={styles.section} aria-labelledby={headingId} data-after-waiting>
      <h2 id={headingId}>{heading}</h2>
      {words && <p>{words.intro}</p>}
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <TextField
          id={`${idPrefix}files`}
          label={words?.field ?? m.money_import_field()}
          hint={m.money_import_hint()}
          type="file"
          accept=".xml,application/xml,text/xml"
          error={textOf('files')}
          {...form.register('files')}
        />
        {share !== null && <Progress share={share} />}
        <div>
          <Button type="submit" loading={isSubmitting}>
            {words?.send ?? m.money_import_send()}
          </Button>
        </div>
      </form>
      {outcome && <ImportResult outcome={outcome} kind={kind} />}
    </section>
  )
}

/** First it is sent, then it is read. */
function Progress({ share }: { share: number }) {
  const id = useId()
  const percent = Math.floor(share * 100)
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>
        {percent < 100
          ? m.money_import_sending({ share: formatPercent(percent) })
          : m.money_import_reading()}
      </label>
      <progress id={id} max={100} {...(percent < 100 && { value: percent })} />
    </div>
  )
}
