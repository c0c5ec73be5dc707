import { expect, test } from 'vitest'
import { messagesOf, type Changes } from '../testing/content-with.ts'

const samples: Changes = {
  'home.yaml': (text) => text.replace('      - name: Sofia', '      - name: Sofia\n        sample: true'),
  'site.yaml': (text) => text.replace('+351 912 345 678', '+351 900 000 001').replace('amaral.pt', 'amaral.example'),
}

test('before going live every sample is an error', () => {
  expect(messagesOf(samples, { release: true })).toMatchInlineSnapshot(`
    "content/home.yaml:29:9  Erro · bloco 3 (testimonials), testemunho 1, exemplo
      Isto ainda é um exemplo: «Sofia».
      Ponha o verdadeiro no seu lugar e apague a linha sample: true.
      29 |         sample: true
                   ^^^^^^

    content/site.yaml:2:10  Erro · endereço do site
      «https://helena-amaral.example» é um exemplo, ainda que não esteja marcado como tal.
      Ponha o verdadeiro no seu lugar.
      2 | address: https://helena-amaral.example
                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    content/site.yaml:5:13  Erro · telefones, therapy, número
      «+351 900 000 001» é um exemplo, ainda que não esteja marcado como tal.
      Ponha o verdadeiro no seu lugar.
      5 |     number: '+351 900 000 001'
                      ^^^^^^^^^^^^^^^^^^

    block 3 (testimonials), testimonial 1, sample: This is still a sample: 'Sofia'. Put the real thing in its place and delete the line sample: true.

    address: 'https://helena-amaral.example' is a sample, though it is not marked as one. Put the real one in its place.

    phones, therapy, number: '+351 900 000 001' is a sample, though it is not marked as one. Put the real one in its place."
  `)
})

test('until then samples are no problem', () => {
  expect(messagesOf(samples)).toBe('')
})
