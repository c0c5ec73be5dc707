/** Every shape that YAML may have and that content may one day have, as someone might write it. */
export const oddYaml = `# yaml-language-server: $schema=../schema/page.schema.json
# Duas linhas no princípio do ficheiro.
path: /outra   
"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas

# sozinho

# da conversa
chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
empty:
none: []
nothing: {}

blocks:

  # o primeiro
  # de todos
  - type: hero
    # dentro
    text: >-
      Uma frase que
      continua aqui.

      E outra.
    more: |2
        à direita

      à esquerda

    # ao fim do bloco


  - # só um hífen
    type: other
    plain: uma frase
      em duas linhas
    quoted: "outra
      em duas linhas"
  # não é de ninguém

  # do terceiro
  - {type: third, items: [one,two , three,]}
  -
    - nested
    - - a
      - b: c
        d: e
    # do último
    - |-
      fim

  # depois de todos
same:
- one
# de two
- two

- three: 3
  four: 4
last: "fim" # mesmo`
