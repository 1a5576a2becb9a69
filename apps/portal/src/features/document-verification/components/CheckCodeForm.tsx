import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { codeInAddress } from '#core/documents/checks/check-code.ts'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { CheckForm } from '../check-form.ts'
import type { CheckedLetter } from '../contract.ts'
import { checkLetter } from '../queries.ts'
import { checkErrorText, checkFieldText } from '../refusal-messages.ts'

type Props = {
  /** The code in the address is that of the first letter alone. */
  takesCameraCode: boolean
  onChecked: (letter: CheckedLetter) => void
}

export function CheckCodeForm({ takesCameraCode, onChecked }: Props) {
  const form = useForm({ resolver: zodResolver(CheckForm), shouldFocusError: false })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    fields: ['code'],
    fieldOf: { DOCUMENT_NOT_FOUND: 'code' },
    errorText: checkErrorText,
    codeText: checkFieldText,
    send: async (values) => onChecked(await checkLetter(values)),
  })
  useCameraCode(takesCameraCode, (code) => {
    form.setValue('code', code)
    submit()
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id="code"
        label={m.verify_code()}
        hint={m.verify_code_hint()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={textOf('code')}
        {...form.register('code')}
      />
      <Button type="submit" loading={isSubmitting}>
        {isSubmitting ? m.verify_checking() : m.verify_submit()}
      </Button>
    </form>
  )
}

/** The camera's code is in the part of the address that no server sees. It is taken once. */
function useCameraCode(isWanted: boolean, take: (code: string) => void): void {
  const isTaken = useRef(!isWanted)
  useEffect(() => {
    const code = codeInAddress(window.location.hash)
    if (!code || isTaken.current) return
    isTaken.current = true
    take(code)
  })
}
