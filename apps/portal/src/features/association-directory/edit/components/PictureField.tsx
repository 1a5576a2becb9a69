import { Button } from '@digdir/designsystemet-react'
import { useRef, useState } from 'react'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { AssociationPicture } from '../../model/AssociationPicture.tsx'
import type { SavedPicture } from '../../model/contract.ts'
import { pictureErrorText } from '../../model/edit-texts.ts'
import type { ShownPicture } from '../../model/picture.ts'
import styles from './EditProfile.module.css'

/**
 * The picture as it is now, another one in its place, or none.
 * @param save left out where a picture is only removed
 */
export function PictureField(props: {
  name: string
  picture: ShownPicture | null
  save?: (file: File) => Promise<SavedPicture>
  remove: () => Promise<SavedPicture>
  onChanged: (picture: ShownPicture | null) => void
}) {
  const { name, picture, save, remove, onChanged } = props
  const showMessage = useSnackbar()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const [problem, setProblem] = useState<string>()

  const change = useSingleMutation({
    mutationFn: (chosen: File | null) => (chosen && save ? save(chosen) : remove()),
    onSuccess: (saved: SavedPicture, chosen) => {
      if (input.current) input.current.value = ''
      setFile(null)
      setProblem(undefined)
      onChanged(saved.picture)
      showMessage(
        chosen ? m.association_picture_saved() : m.association_picture_removed(),
        'success',
      )
    },
    onError: (error, chosen) => setProblem(pictureErrorText(error, chosen)),
    onSettled: () => setRemoving(false),
  })

  function upload() {
    if (file) return change.mutate(file)
    setProblem(m.association_picture_choose())
    input.current?.focus()
  }

  if (!save && !picture) return null
  return (
    <section className={styles.part} aria-labelledby="association-picture-heading">
      <h2 id="association-picture-heading">{m.association_picture()}</h2>
      {picture && (
        <AssociationPicture
          picture={picture}
          alt={m.association_picture_alt({ name })}
          sizes="20rem"
          className={styles.picture}
        />
      )}
      {save && (
        <TextField
          ref={input}
          id="association-picture"
          label={m.association_picture_file()}
          hint={m.association_picture_hint()}
          type="file"
          accept=".png,.jpg,.jpeg,.gif,image/png,image/jpeg,image/gif"
          error={problem}
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null)
            setProblem(undefined)
          }}
        />
      )}
      {!save && problem && <p role="alert">{problem}</p>}
      <div className={styles.buttons}>
        {save && (
          <Button variant="secondary" loading={change.isPending} onClick={upload}>
            {m.association_picture_upload()}
          </Button>
        )}
        {picture && (
          <Button variant="tertiary" disabled={change.isPending} onClick={() => setRemoving(true)}>
            {m.association_picture_remove()}
          </Button>
        )}
      </div>
      {isRemoving && (
        <ConfirmDialog
          heading={m.association_picture_remove_heading()}
          yes={m.association_picture_remove()}
          isBusy={change.isPending}
          onConfirm={() => change.mutate(null)}
          onClose={() => setRemoving(false)}
        >
          <p>{m.association_picture_remove_text()}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
