import { m } from '#messages'
import styles from './CardBrands.module.css'

/** As their own names write them: their drawings are not ours to show without an agreement. */
const brands = ['Visa', 'Mastercard'] as const

/** Which cards one can pay with. */
export function CardBrands() {
  return (
    <div className={styles.cards}>
      <p id="card-brands">{m.card_brands()}</p>
      <ul aria-labelledby="card-brands">
        {brands.map((brand) => (
          <li key={brand}>{brand}</li>
        ))}
      </ul>
    </div>
  )
}
