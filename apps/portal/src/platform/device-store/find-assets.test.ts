import { expect, it } from 'vitest'
import { findAssets } from './find-assets.ts'

it('finds what a page and its scripts cannot do without, each once', () => {
  expect(
    findAssets(
      '<link rel="modulepreload" href="/assets/site-a1.js"><script src="/assets/site-a1.js">' +
        'import{a as b}from"./framework-c3.js";import"./look_d4.js";export{x}from `./e5.js`;' +
        'var w="/assets/pdf.worker.min-f6.mjs";@font-face{src:url(/assets/font-g7.woff2)}',
    ).toSorted(),
  ).toEqual([
    '/assets/e5.js',
    '/assets/font-g7.woff2',
    '/assets/framework-c3.js',
    '/assets/look_d4.js',
    '/assets/pdf.worker.min-f6.mjs',
    '/assets/site-a1.js',
  ])
})

it('leaves what is loaded on demand: the first script names all pages', () => {
  expect(findAssets('import("./page-h8.js");map=["assets/page-i9.js"]')).toEqual([])
})
