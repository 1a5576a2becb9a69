import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { type Refusals, type Submission, useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { type UsedDraft, useStaffDraft } from '../drafts/use-staff-draft.ts'

export type DialogFormState = Submission & { readonly draft: UsedDraft }

/**
 * What a form of staff in a dialog does: it keeps what is typed, asks for a login where the session has
 * ended, says what came of it, closes the dialog and fetches again what it changed.
 * @param wanted.draft the key of what is kept (`inquiry-answer:<id>`), and the fields that are
 * @param wanted.done null for what is seen anyway
 */
export function useDialogForm<Values extends FieldValues, Answer>(
  form: UseFormReturn<Values>,
  wanted: {
    readonly idPrefix: string
    readonly fields: readonly Path<Values>[]
    readonly fieldOf?: Readonly<Record<string, Path<Values>>>
    readonly draft: { readonly key: string; readonly fields: readonly Path<Values>[] }
    readonly call: (values: Values) => Promise<Answer>
    readonly changes: QueryKey
    readonly done: ((answer: Answer) => string) | null
    readonly onClose: () => void
    readonly onDone?: (answer: Answer) => void
  } & Refusals,
): DialogFormState {
  const { draft: kept, call, changes, done, onClose, onDone, ...submitting } = wanted
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const draft = useStaffDraft(form, kept)
  const submission = useSubmit(form, {
    ...submitting,
    send: async (values) => {
      const answer = await whileLoggedIn(() => call(values))
      draft.forget()
      if (done) showMessage(done(answer), 'success')
      onClose()
      onDone?.(answer)
      await queryClient.invalidateQueries({ queryKey: changes })
    },
  })
  return { ...submission, draft }
}
