import { m } from '#messages'
import type { Pictures as ShownPictures } from '#platform/organisation/organisation.ts'
import type { OnChoose } from '../use-chosen-pictures.ts'
import { PictureSlot } from './PictureSlot.tsx'
import styles from './Pictures.module.css'

/** Logo and mark; each is saved by itself as soon as it is chosen. */
export function Pictures({ pictures, onChoose }: { pictures: ShownPictures; onChoose: OnChoose }) {
  return (
    <section className={styles.pictures} aria-labelledby="organisation-pictures">
      <h2 id="organisation-pictures">{m.organisation_pictures_heading()}</h2>
      <p>{m.organisation_pictures_intro()}</p>
      <PictureSlot onChoose={onChoose} name="logo" picture={pictures.logo} />
      <PictureSlot onChoose={onChoose} name="logo-dark" picture={pictures.logoDark} />
      <PictureSlot onChoose={onChoose} name="mark" picture={pictures.mark} />
    </section>
  )
}
