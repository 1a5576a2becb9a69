import { colourField } from '#ui/blocks/colour-field.ts'
import { blockColours } from '#ui/theme/colours.ts'
import styles from './PartsPage.module.css'

export function ColourParts() {
  return (
    <div className={styles.fields}>
      {Object.keys(blockColours).map((colour) => (
        <p key={colour} className={`${styles.field} ${colourField(colour)}`}>
          {colour}
        </p>
      ))}
    </div>
  )
}
