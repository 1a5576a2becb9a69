import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { useOneCall } from '../../components/use-one-call.ts'
import { staffMembershipErrorText } from '../../model/refusal-messages.ts'
import { staffFieldText } from '../../model/staff-field-texts.ts'
import { why as whySchema } from '../../model/why.ts'
import { frontDeskQueries } from '../queries.ts'

type Steps<Preview> = {
  /** Key of the draft of the reason, which survives a reload. */
  readonly draftKey: string
  /** Null if a field has to be filled in first. */
  readonly loadPreview: () => Promise<Preview> | null
  readonly change: (why: string, preview: Preview) => Promise<unknown>
  /** The message after the change, from the answer of the API. */
  readonly onDone: (answer: unknown) => string
  readonly onClose: () => void
}

/**
 * A change in two steps: the fields and the reason, then a preview with the button that confirms it. The
 * dialog shows a refusal, and the page is refetched after each attempt.
 */
export function useFrontDeskDialog<Preview>({
  draftKey,
  loadPreview,
  change,
  onDone,
  onClose,
}: Steps<Preview>) {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const form = useForm({ defaultValues: { why: '' } })
  const draft = useStaffDraft(form, { key: draftKey, fields: ['why'] })
  const why = form.watch('why')
  const [whyError, setWhyError] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const { isBusy, run } = useOneCall((error) => {
    setPreview(null)
    setProblem(staffMembershipErrorText(error))
    return queryClient.invalidateQueries(frontDeskQueries)
  })

  return {
    draft,
    why,
    whyError,
    problem,
    preview,
    isBusy,
    setWhy: (text: string) => {
      form.setValue('why', text, { shouldDirty: true })
      setWhyError(undefined)
    },
    back: () => setPreview(null),
    async showPreview(event: FormEvent) {
      event.preventDefault()
      setProblem(null)
      const read = whySchema.safeParse(why)
      const code = read.error?.issues[0]?.message
      setWhyError(code && (staffFieldText(code, 'why') ?? code))
      const load = read.success ? loadPreview : null
      if (load) setPreview(await run(async () => load()))
    },
    async confirm() {
      if (preview === null) return
      const answer = await run(() => change(why, preview))
      if (answer === null) return
      draft.forget()
      onClose()
      showMessage(onDone(answer), 'success')
      await queryClient.invalidateQueries(frontDeskQueries)
    },
  }
}
