import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { PictureName } from '#core/organisation/pictures/pictures.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { organisation, replaceInDocument } from '#platform/organisation/current-organisation.ts'
import type { ShownPicture } from '#platform/organisation/organisation.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { PicturesSaved } from '../contract.ts'
import { pictureErrorText, pictureTexts } from '../picture-texts.ts'
import { removePicture, savePicture, settingsQuery } from '../queries.ts'
import type { OnChoose } from '../use-chosen-pictures.ts'
import styles from './Pictures.module.css'

/** One picture: what it is now, another in its place, or none. */
export function PictureSlot({
  name,
  picture,
  onChoose,
}: {
  name: PictureName
  picture: ShownPicture | null
  /** Before it is uploaded; null: none is chosen any more. */
  onChoose: OnChoose
}) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const texts = pictureTexts[name]

  const change = useSingleMutation({
    mutationFn: (chosen: File | null) =>
      whileLoggedIn(() => (chosen ? savePicture(name, chosen) : removePicture(name))),
    onSuccess: async ({ pictures }: PicturesSaved, chosen) => {
      const shown = organisation()
      if (shown) replaceInDocument({ ...shown, pictures })
      if (input.current) input.current.value = ''
      choose(null)
      setProblem(undefined)
      await router.invalidate()
      const text = chosen ? m.organisation_picture_saved : m.organisation_picture_removed
      showMessage(text(), 'success')
    },
    onError: (error, chosen) => setProblem(pictureErrorText(error, chosen)),
    onSettled: () => {
      setRemoving(false)
      return queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey })
    },
  })

  function choose(chosen: File | null) {
    setFile(chosen)
    onChoose(name, chosen)
  }

  function upload() {
    if (file) return change.mutate(file)
    setProblem(m.organisation_picture_choose())
    input.current?.focus()
  }

  return (
    <div className={styles.slot}>
      <TextField
        ref={input}
        id={`organisation-${name}`}
        label={texts.name()}
        hint={texts.hint()}
        type="file"
        accept=".png,image/png"
        error={problem}
        onChange={({ target }) => {
          choose(target.files?.[0] ?? null)
          setProblem(undefined)
        }}
      />
      {picture && (
        <p className={styles.shown} data-dark={name === 'logo-dark' || undefined}>
          <img
            src={picture.address}
            width={picture.width}
            height={picture.height}
            alt={m.organisation_picture_shown({ name: texts.name() })}
          />
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="secondary" loading={change.isPending} onClick={upload}>
          {m.organisation_picture_upload({ name: texts.name() })}
        </Button>
        {picture && (
          <Button variant="tertiary" disabled={change.isPending} onClick={() => setRemoving(true)}>
            {m.organisation_picture_remove({ name: texts.name() })}
          </Button>
        )}
      </div>
      {isRemoving && (
        <ConfirmDialog
          heading={m.organisation_picture_remove_heading({ name: texts.name() })}
          yes={m.organisation_picture_remove_yes()}
          isBusy={change.isPending}
          onConfirm={() => change.mutate(null)}
          onClose={() => setRemoving(false)}
        >
          <p>{m.organisation_picture_remove_text()}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
