import { useEffect, useState } from 'react'
import { checkFiles } from '#core/files/check-files.ts'
import { fileErrorText } from '#core/files/refusal-messages.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { mostLineFiles, type TypedLine } from '../model/expense-form.ts'
import { refundErrorText } from '../model/refund-errors.ts'
import { addFile } from './queries.ts'
import type { RefundForm } from './use-refund-form.ts'

/**
 * The files of one expense: each is sent as soon as it is chosen, on its own, so that a wrong one
 * stops no other. One that did not arrive stays, to be sent again.
 */
export function useLineFiles(form: RefundForm, line: TypedLine) {
  const whileLoggedIn = useLoginInPlace()
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const [share, setShare] = useState<number | null>(null)
  const [failures, setFailures] = useState<readonly string[]>([])
  const stored = form.files.filter(({ id }) => line.files.includes(id))

  // Also those that did not arrive: somebody sends them again, or removes them.
  const isWaiting = waiting.length > 0
  const { countUpload } = form
  useEffect(() => {
    if (!isWaiting) return
    countUpload(1)
    return () => countUpload(-1)
  }, [isWaiting, countUpload])

  async function send(file: File): Promise<string | null> {
    setShare(0)
    try {
      await form.saving.flush()
      const { files } = await whileLoggedIn(() => addFile(form.place, file, setShare))
      form.attach(line.id, files)
    } catch (error) {
      const refused = fileErrorText(error, [file])
      if (refused === undefined) return refundErrorText(error)
      remove(file)
      return refused
    }
    remove(file)
    return null
  }

  const remove = (file: File) => setWaiting((before) => before.filter((other) => other !== file))

  async function choose(chosen: readonly File[]): Promise<void> {
    setWaiting(chosen)
    setFailures([])
    if (checkFiles([...stored, ...chosen], mostLineFiles) !== null || chosen.length === 0) return
    const texts: string[] = []
    for (const file of chosen) {
      const text = await send(file)
      if (text !== null && !texts.includes(text)) texts.push(text)
    }
    setFailures(texts)
    setShare(null)
  }

  return { stored, waiting, share, failures, choose }
}
