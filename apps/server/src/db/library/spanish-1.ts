import type { CourseContent } from './types.ts';

export const spanish1: CourseContent = {
  key: 'spanish-1',
  title: 'Spanish I',
  subject: 'World Languages',
  description:
    'First steps in Spanish: meeting people, describing things, talking about the school day, likes and plans in ' +
    'the present tense. Students read short texts, write their own in Spanish and explain how the language works.',
  gradeLevel: 9,
  credits: 1,
  ncaaArea: 'world_language',
  modules: [
    {
      title: 'Primeros pasos: People and Things',
      lessons: [
        {
          key: 'greetings-introductions',
          title: 'Greetings and Introductions',
          estimatedMinutes: 30,
          objectives: [
            'Greet people and say good-bye in a way that fits the time of day',
            'Choose between tú and usted for the person you are talking to',
            'Ask and answer questions about name, origin and age',
            'Read Spanish words aloud by the rules of sound and stress',
          ],
          introduction:
            'Spanish is the first language of almost half a billion people, and a first conversation with any of them ' +
            'runs along the same lines: a greeting, two names, a question about where you are from. In this lesson ' +
            'you learn those lines, and you learn to hear whether a moment calls for tú or for usted.',
          mainContent: `<h2>A greeting for every hour</h2>
<p>In Spanish-speaking countries people greet each other when they enter a classroom, a small shop or an elevator.
Walking in without a word can seem cold.</p>
<table>
<thead>
<tr><th scope="col">Greeting</th><th scope="col">When</th></tr>
</thead>
<tbody>
<tr><th scope="row">Hola</th><td>Any time; informal when it stands alone</td></tr>
<tr><th scope="row">Buenos días</th><td>In the morning</td></tr>
<tr><th scope="row">Buenas tardes</th><td>In the afternoon, until it gets dark</td></tr>
<tr><th scope="row">Buenas noches</th><td>In the evening and at night, both to greet and to part</td></tr>
</tbody>
</table>
<p>To leave, say <strong>adiós</strong> (good-bye), <strong>hasta luego</strong> (see you later), <strong>hasta
mañana</strong> (see you tomorrow) or <strong>nos vemos</strong> (see you).</p>

<h2>Two words for “you”</h2>
<p>When you speak to one person, Spanish makes you choose. <strong>Tú</strong> is for friends, classmates, family and
children. <strong>Usted</strong> shows respect: use it with adults you do not know well, with teachers and at a
counter. Customs differ. In Argentina friends say <strong>vos</strong> in place of tú, and in parts of Colombia even
friends use usted. When in doubt with an adult, begin with usted.</p>
<table>
<thead>
<tr><th scope="col">You ask</th><th scope="col">With tú</th><th scope="col">With usted</th><th scope="col">An answer</th></tr>
</thead>
<tbody>
<tr><th scope="row">Name</th><td>¿Cómo te llamas?</td><td>¿Cómo se llama usted?</td><td>Me llamo Elena.</td></tr>
<tr><th scope="row">How are you?</th><td>¿Cómo estás?</td><td>¿Cómo está usted?</td><td>Muy bien, gracias.</td></tr>
<tr><th scope="row">Origin</th><td>¿De dónde eres?</td><td>¿De dónde es usted?</td><td>Soy de Texas.</td></tr>
<tr><th scope="row">Age</th><td>¿Cuántos años tienes?</td><td>¿Cuántos años tiene usted?</td>
<td>Tengo catorce años.</td></tr>
<tr><th scope="row">And you?</th><td>¿Y tú?</td><td>¿Y usted?</td><td></td></tr>
</tbody>
</table>
<p>Word for word, <em>me llamo</em> is “I call myself” and <em>tengo catorce años</em> is “I have fourteen years.” Ages
you may need: <em>trece</em> (13), <em>catorce</em> (14), <em>quince</em> (15), <em>dieciséis</em> (16).</p>
<p>After the names comes <strong>mucho gusto</strong> (pleased to meet you). The reply is <strong>igualmente</strong>
(likewise), or <strong>encantado</strong> from a man or boy and <strong>encantada</strong> from a woman or girl. To ask
about someone else: <em>¿Quién es él?</em> (Who is he?) <em>Es mi amigo Tomás.</em> And when someone says
<strong>gracias</strong>, you answer <strong>de nada</strong>.</p>

<h2>Reading aloud</h2>
<ul>
<li>The five vowels are short and clear: <em>a</em> as in “father,” <em>e</em> as in “bed,” <em>i</em> as in “machine,”
<em>o</em> as in “or,” <em>u</em> as in “rule.”</li>
<li><em>H</em> is silent: <em>hola</em>. <em>J</em> is like a strong English h: <em>José</em>. <em>Ñ</em> is like the
sound in the middle of “canyon”: <em>mañana</em>. <em>Ll</em> is like the y in “yes” in most places: <em>llamo</em>.</li>
<li>A word that ends in a vowel, n or s is stressed on the syllable before the last: <em>GRA-cias</em>. Any other word
is stressed on the last: <em>us-TED</em>. A written accent marks the exceptions: <em>a-DIÓS</em>.</li>
<li>Questions open with <em>¿</em> and exclamations with <em>¡</em>, so that a reader knows the tune from the
start.</li>
</ul>

<h2>Worked example: the same boy, two meetings</h2>
<p>With a classmate:</p>
<blockquote>
<p>—Hola, me llamo Diego. ¿Y tú?</p>
<p>—Hola, Diego. Me llamo Sara. Mucho gusto.</p>
<p>—Igualmente. ¿De dónde eres, Sara?</p>
<p>—Soy de Bolivia. ¿Y tú?</p>
<p>—Soy de Chicago.</p>
</blockquote>
<p>With a teacher:</p>
<blockquote>
<p>—Buenas tardes, señor Vega. ¿Cómo está usted?</p>
<p>—Muy bien, gracias. ¿Y tú? ¿Cómo te llamas?</p>
<p>—Me llamo Diego Martin. Mucho gusto.</p>
<p>—Encantado, Diego. Hasta mañana.</p>
</blockquote>
<p>Mr. Vega says tú to a student, while Diego keeps usted. That is normal and not rude.</p>

<h2>Common mistakes</h2>
<ul>
<li><strong>“Yo llamo Ana.”</strong> It leaves out <em>me</em>. Say <em>Me llamo Ana.</em></li>
<li><strong>“Soy catorce años.”</strong> Age goes with <em>tengo</em>: <em>Tengo catorce años.</em></li>
<li><strong>“Buenas días.”</strong> <em>Día</em> is masculine, so it is <em>buenos días</em>; <em>tarde</em> and
<em>noche</em> are feminine, so they take <em>buenas</em>.</li>
<li><strong>Tu without its accent.</strong> <em>Tú</em> is “you”; <em>tu</em> is “your.”</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Tú',
              meaning: 'The informal word for “you,” used with friends, classmates, family and children.',
            },
            {
              term: 'Usted',
              meaning:
                'The formal word for “you,” which shows respect to teachers and adults you do not know well.',
            },
            {
              term: 'Me llamo',
              meaning: '“My name is”; word for word, “I call myself.”',
            },
            {
              term: 'Tengo … años',
              meaning: '“I am … years old”; word for word, “I have … years.”',
            },
            {
              term: 'Written accent',
              meaning:
                'The mark on a vowel that shows stress where the rules do not, or tells two words apart.',
            },
          ],
          assignment: {
            key: 'two-introductions',
            title: 'Two Introductions in Quito',
            description:
              'Match eight questions and phrases with their replies. Then write a formal and an informal dialogue in ' +
              'Spanish and explain your choice of tú and usted.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: [
                'The lesson page “Greetings and Introductions”',
                'The matching activity',
                'The answer box on this page (copy á, é, í, ó, ú, ñ, ¿ and ¡ from the lesson if you need them)',
              ],
              steps: [
                'Match each of the eight questions and phrases with the reply that fits it.',
                'Write dialogue A in Spanish: you and señora Ortega, at least six lines, with a greeting, names, ' +
                  'origin and a good-bye.',
                'Write dialogue B in Spanish: you and Lucía, at least six lines, with names, origin and ages.',
                'Explain in English where you used tú and where usted, and why.',
                'Correct the three mistakes in Kevin’s message and say in English why each is one.',
              ],
              story: {
                title: 'First day in Quito',
                content: `You are spending a semester at a school in Quito, Ecuador. At a quarter to eight the principal, señora Ortega, is waiting at the gate. She is about fifty, wears a gray suit, and shakes your hand. She would like to know who you are and where you come from.

During the first break a girl sits down next to you in the courtyard. Her name is Lucía, she is fifteen, and she comes from Cuenca, a city in the south of the country. She wants to know all about you, and you want to know about her.

Your friend Kevin arrives tomorrow. He has sent you the message that he plans to say to señora Ortega: “Buenos días, señora. ¿Cómo estás? Yo llamo Kevin. Soy catorce años.” He asks whether it is right.`,
              },
            },
            rubric: [
              {
                id: 'reply-matching',
                name: 'Questions matched with replies',
                points: 16,
                description:
                  'Each question or phrase is matched with the reply that fits it, two points a pair.',
                source: 'matching',
                levels: [],
              },
              {
                id: 'dialogues',
                name: 'Dialogues',
                points: 14,
                description: 'Write both dialogues in correct Spanish.',
                notes:
                  'Both dialogues are in correct Spanish, such as buenos días, hola, señora, cómo está usted, muy bien, ' +
                  'gracias, cómo te llamas, me llamo, mucho gusto, encantada, igualmente, de dónde eres, soy de, ' +
                  'cuántos años tienes, tengo catorce años, y tú, y usted, hasta luego, adiós, nos vemos.',
                source: 'ai',
                levels: [
                  { id: 'both', label: 'Both dialogues complete and correct', points: 14 },
                  { id: 'mostly', label: 'Both there, a few mistakes or a part missing', points: 10 },
                  { id: 'some', label: 'One dialogue, or many mistakes', points: 5 },
                  { id: 'none', label: 'No dialogue in Spanish', points: 0 },
                ],
              },
              {
                id: 'tu-usted',
                name: 'Tú or usted, and Kevin’s message',
                points: 10,
                description: 'Explain when to use tú and usted, and what you would tell Kevin.',
                notes:
                  'Explains that usted shows respect to the principal, an adult you do not know, and that tú is informal ' +
                  'for a classmate your own age. Corrects Kevin: cómo está usted because she is an adult, me llamo ' +
                  'because it means I call myself, and tengo because age in Spanish is something you have.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Choice explained, all three mistakes corrected with reasons',
                    points: 10,
                  },
                  { id: 'mostly', label: 'Choice explained, one or two mistakes corrected', points: 7 },
                  { id: 'some', label: 'Choice or corrections without reasons', points: 3 },
                  { id: 'none', label: 'Nothing explained', points: 0 },
                ],
              },
            ],
            matching: [
              { left: '¿Cómo te llamas?', right: 'Me llamo Daniela Ruiz.' },
              { left: '¿De dónde eres?', right: 'Soy de Costa Rica.' },
              { left: '¿Cuántos años tienes?', right: 'Tengo dieciséis años.' },
              { left: '¿Cómo estás?', right: 'Muy bien, gracias. ¿Y tú?' },
              { left: '¿Quién es él?', right: 'Es mi amigo Tomás.' },
              { left: 'Mucho gusto.', right: 'Igualmente.' },
              { left: 'Gracias.', right: 'De nada.' },
              { left: 'Hasta mañana.', right: 'Adiós, nos vemos mañana.' },
            ],
            sampleAnswers: [
              `Dialogue A
—Buenos días, señora Ortega. ¿Cómo está usted?
—Muy bien, gracias. ¿Cómo te llamas?
—Me llamo Hannah Cole. Mucho gusto.
—Encantada, Hannah. ¿De dónde eres?
—Soy de Ohio. ¿Y usted?
—Soy de Quito. Hasta luego, Hannah.
—Gracias, señora. Adiós.

Dialogue B
—Hola, ¿cómo te llamas?
—Hola, me llamo Lucía. ¿Y tú?
—Me llamo Hannah. Mucho gusto.
—Igualmente. ¿De dónde eres, Hannah?
—Soy de Ohio, en Estados Unidos. ¿Y tú?
—Soy de Cuenca. ¿Cuántos años tienes?
—Tengo catorce años. ¿Y tú?
—Tengo quince. Nos vemos.

I used usted with señora Ortega because she is the principal and an adult I do not know, so it shows respect. She can say tú to me because I am a student. With Lucía I used the informal tú, since she is a classmate my own age.

Kevin should write ¿Cómo está usted? because he is talking to an adult. Yo llamo has to be Me llamo Kevin, because it means “I call myself.” Soy catorce años is wrong because in Spanish age is something you have, so it is Tengo catorce años.`,
              `A. —Buenos días, señora Ortega. Me llamo Marcus. ¿Cómo está usted?
—Muy bien, gracias. ¿De dónde eres?
—Soy de Georgia. Mucho gusto.
—Encantada, Marcus. Hasta luego.

B. —Hola, me llamo Marcus. ¿Cómo te llamas?
—Me llamo Lucía. ¿De dónde eres?
—Soy de Georgia. ¿Cuántos años tienes?
—Tengo quince años. ¿Y tú?
—Tengo catorce años.

With the principal I said usted because she is an adult and you show respect. With Lucía I said tú because she is my age. Kevin has to say Tengo catorce años, because age is something you have. He also has to say Me llamo Kevin.`,
              `—Hola señora, me llamo Jess. Mucho gusto.
—Hola Jess. De dónde eres?
—Soy de Maine.

I would use usted for the principal because of respect. Kevin should say me llamo.`,
              'Hola Lucía, my name is Ty. Kevin’s message looks fine to me because she will understand him anyway.',
            ],
          },
        },
        {
          key: 'nouns-articles-adjectives',
          title: 'Nouns, Articles and Adjectives',
          estimatedMinutes: 30,
          objectives: [
            'Identify the gender of common nouns from their endings and their articles',
            'Form the plural of nouns and adjectives',
            'Choose the article that agrees with a noun in gender and number',
            'Describe objects with adjectives that agree and stand in the right place',
          ],
          introduction:
            'In English a red pen and three red pens share the same word “red.” In Spanish the article, the noun and the ' +
            'adjective change together, like players who shift as one when the ball moves. Learn to see that team, and ' +
            'you can describe anything in your room or your backpack.',
          mainContent: `<h2>Every noun has a gender</h2>
<p>Spanish nouns are either <strong>masculine</strong> or <strong>feminine</strong>. For things, this has nothing to do
with men and women; it is a way of sorting words. The ending usually gives it away.</p>
<table>
<thead>
<tr><th scope="col">Ending</th><th scope="col">Gender</th><th scope="col">Examples</th><th scope="col">Watch out for</th></tr>
</thead>
<tbody>
<tr><th scope="row">-o</th><td>masculine</td><td>el libro (book), el cuaderno (notebook)</td>
<td>la mano (hand), la foto (photo)</td></tr>
<tr><th scope="row">-a</th><td>feminine</td><td>la mesa (table), la mochila (backpack)</td>
<td>el día (day), el mapa (map), el problema (problem)</td></tr>
<tr><th scope="row">-ción, -dad</th><td>feminine</td><td>la canción (song), la ciudad (city)</td><td>no exceptions</td></tr>
<tr><th scope="row">-e or another consonant</th><td>either</td><td>el lápiz (pencil), la clase (class)</td>
<td>learn each with its article</td></tr>
</tbody>
</table>
<p>So never learn <em>llave</em> (key) alone. Learn <em>la llave</em>.</p>
<p>With people the gender follows the person. Often the ending changes: <em>el amigo, la amiga; el profesor, la
profesora</em>. Sometimes only the article does: <em>el estudiante, la estudiante</em>. A group of boys and girls takes
the masculine plural: <em>los amigos</em>.</p>

<h2>Articles</h2>
<table>
<thead>
<tr><th scope="col"></th><th scope="col">Masculine</th><th scope="col">Feminine</th></tr>
</thead>
<tbody>
<tr><th scope="row">the, one thing</th><td>el reloj (clock)</td><td>la silla (chair)</td></tr>
<tr><th scope="row">the, several</th><td>los relojes</td><td>las sillas</td></tr>
<tr><th scope="row">a, an</th><td>un reloj</td><td>una silla</td></tr>
<tr><th scope="row">some</th><td>unos relojes</td><td>unas sillas</td></tr>
</tbody>
</table>
<p><strong>Hay</strong> means both “there is” and “there are”: <em>Hay una silla. Hay dos sillas.</em></p>

<h2>Plurals</h2>
<ul>
<li>After a vowel add <strong>-s</strong>: <em>la mesa, las mesas</em>.</li>
<li>After a consonant add <strong>-es</strong>: <em>la ciudad, las ciudades</em>.</li>
<li>A final <strong>z</strong> becomes <strong>c</strong> before -es: <em>el lápiz, los lápices</em>.</li>
<li>Words in <strong>-ción</strong> lose the accent: <em>la canción, las canciones</em>.</li>
</ul>
<p>Some things come in pairs and are mostly plural: <em>las gafas</em> (glasses), <em>las tijeras</em> (scissors).</p>

<h2>Adjectives agree</h2>
<p>An adjective takes the gender and number of its noun. This is called <strong>agreement</strong>.</p>
<table>
<thead>
<tr><th scope="col">Type</th><th scope="col">With el</th><th scope="col">With la</th><th scope="col">With los</th>
<th scope="col">With las</th></tr>
</thead>
<tbody>
<tr><th scope="row">-o: four forms</th><td>rojo</td><td>roja</td><td>rojos</td><td>rojas</td></tr>
<tr><th scope="row">-e: two forms</th><td>grande</td><td>grande</td><td>grandes</td><td>grandes</td></tr>
<tr><th scope="row">consonant: two forms</th><td>azul</td><td>azul</td><td>azules</td><td>azules</td></tr>
</tbody>
</table>
<p>Like <em>rojo</em> (red): <em>negro</em> (black), <em>blanco</em> (white), <em>amarillo</em> (yellow), <em>nuevo</em>
(new), <em>viejo</em> (old), <em>pequeño</em> (small). Like <em>grande</em> (big): <em>verde</em> (green),
<em>interesante</em>. Like <em>azul</em> (blue): <em>fácil</em> (easy), <em>gris</em> (gray). Nationalities that
end in a consonant have four forms all the same: <em>español, española, españoles, españolas</em>.</p>
<p>A describing adjective normally <strong>follows</strong> the noun: <em>una mochila roja</em>. Numbers and
<em>mucho</em> (much, many) come first: <em>dos libros, muchas sillas</em>. With <em>es</em> (is) and <em>son</em> (are)
the adjective agrees as well: <em>La mochila es roja. Los libros son nuevos.</em></p>

<h2>Worked example: “two yellow pencils and an interesting class”</h2>
<ol>
<li><strong>Nouns and gender.</strong> <em>Lápiz</em> is masculine, <em>clase</em> is feminine.</li>
<li><strong>Number.</strong> Two pencils: <em>lápices</em>, with z to c. One class: <em>clase</em>.</li>
<li><strong>Words in front.</strong> <em>Dos lápices</em>; a, feminine: <em>una clase</em>.</li>
<li><strong>Adjectives behind, in agreement.</strong> Masculine plural: <em>amarillos</em>. Feminine singular of an -e
word: <em>interesante</em>.</li>
</ol>
<p>Result: <strong>dos lápices amarillos y una clase interesante</strong>.</p>

<h2>Check yourself</h2>
<p>Say in Spanish: the black chairs; a big city; some blue books. (Answers: <em>las sillas negras; una ciudad grande;
unos libros azules</em>.)</p>

<h2>Common mistakes</h2>
<ul>
<li><strong>Adjective in English order.</strong> Not “un rojo libro” but <em>un libro rojo</em>.</li>
<li><strong>Half an agreement.</strong> In “las mesas blanca” the plural is missing: <em>las mesas blancas</em>.</li>
<li><strong>Capital letters.</strong> Nationalities are small in Spanish: <em>una amiga mexicana</em>.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Gender',
              meaning: 'The class, masculine or feminine, to which every Spanish noun belongs.',
            },
            {
              term: 'Definite article',
              meaning: 'The word for “the”: el, la, los or las.',
            },
            {
              term: 'Indefinite article',
              meaning: 'The word for “a” or “some”: un, una, unos or unas.',
            },
            {
              term: 'Agreement',
              meaning: 'The rule that articles and adjectives take the gender and number of their noun.',
            },
            {
              term: 'Hay',
              meaning: '“There is” or “there are”; it never changes for number.',
            },
          ],
          assignment: {
            key: 'lost-and-found',
            title: 'Objetos perdidos: Lost and Found',
            description:
              'Repair a lost-and-found poster with six mistakes, explain the rules, and describe your own things in ' +
              'Spanish.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: [
                'The lesson page “Nouns, Articles and Adjectives”',
                'Your desk or your backpack, with what is in it',
                'The answer box on this page',
              ],
              steps: [
                'Write each of the six lines of the poster correctly in Spanish.',
                'For each line, explain in English in one sentence which rule was broken.',
                'Describe your desk or your backpack in six Spanish sentences. Use hay at least twice, es and son at ' +
                  'least once each, three colors and two plurals.',
                'Choose two of your own adjectives and explain in English why each has its ending.',
              ],
              story: {
                title: 'The poster',
                content: `The Spanish club keeps the lost-and-found box, and this week someone made the poster in a hurry. The translations in parentheses are right; every Spanish line has exactly one mistake.

1. una mapa nuevo (a new map)

2. los llaves pequeñas (the small keys)

3. dos lápizes amarillos (two yellow pencils)

4. una mochila negro (a black backpack)

5. un rojo cuaderno (a red notebook)

6. unas gafas grande (some large glasses)

“Nobody will notice,” says the person who made it. But señor Paredes, who teaches next door, has noticed.`,
              },
            },
            rubric: [
              {
                id: 'corrections',
                name: 'Lines corrected',
                points: 12,
                description: 'Correct the lines of the poster.',
                notes:
                  'Writes un mapa nuevo, las llaves pequeñas, dos lápices amarillos, una mochila negra, un cuaderno rojo ' +
                  'and unas gafas grandes.',
                source: 'ai',
                levels: [
                  { id: 'all', label: 'All six lines correct', points: 12 },
                  { id: 'most', label: 'Four or five correct', points: 8 },
                  { id: 'few', label: 'One to three correct', points: 4 },
                  { id: 'none', label: 'None correct', points: 0 },
                ],
              },
              {
                id: 'rules',
                name: 'Rules explained',
                points: 14,
                description: 'Explain the rule behind each correction.',
                notes:
                  'Explains the rules: mapa is masculine although it ends in -a; the article must agree with a feminine ' +
                  'plural noun; z changes to c in the plural before -es; the adjective takes the gender of its noun; an ' +
                  'adjective of color follows the noun; an adjective in -e adds -s when the noun is plural.',
                source: 'ai',
                levels: [
                  { id: 'all', label: 'Five or six rules explained', points: 14 },
                  { id: 'most', label: 'Three or four explained', points: 9 },
                  { id: 'few', label: 'One or two explained', points: 4 },
                  { id: 'none', label: 'No rule explained', points: 0 },
                ],
              },
              {
                id: 'description',
                name: 'Own description',
                points: 14,
                description: 'Describe your own things in Spanish, with everything in agreement.',
                notes:
                  'The own sentences in Spanish agree, such as en mi mochila hay, en mi escritorio hay, un cuaderno ' +
                  'verde, dos libros azules, una regla blanca, muchas fotos, es nuevo, es negra, son viejos, son ' +
                  'pequeñas, grande, interesantes, gris, amarillo, lápices, tijeras, silla, mesa, reloj.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Six sentences, agreement right throughout', points: 14 },
                  { id: 'mostly', label: 'Four or more sentences, small slips', points: 9 },
                  { id: 'some', label: 'A few words or phrases', points: 4 },
                  { id: 'none', label: 'No description in Spanish', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `1. It should be un mapa nuevo, because mapa is masculine although it ends in -a.
2. It should be las llaves pequeñas. The article has to agree, and llaves is a feminine plural noun.
3. It should be dos lápices amarillos, because z changes to c in the plural before -es.
4. It should be una mochila negra. The adjective takes the gender of its noun, which is feminine.
5. It should be un cuaderno rojo, because an adjective of color follows the noun.
6. It should be unas gafas grandes. An adjective in -e adds -s when the noun is plural.

En mi escritorio hay un cuaderno verde y dos libros azules. Hay muchas fotos y un reloj pequeño. La mesa es blanca y grande. Las tijeras son viejas. Mi mochila es negra y los lápices son amarillos. Los libros son interesantes.

I wrote viejas because tijeras is feminine and plural, so I need the -as ending. I wrote azules because libros is plural and azul ends in a consonant, so it adds -es and has no special form for masculine or feminine.`,
              `1. un mapa nuevo. Mapa is one of the exceptions, it is masculine.
2. las llaves pequeñas. The article must be feminine and plural.
3. dos lápices amarillos. The z turns into a c.
4. una mochila negra. The adjective has to be feminine like the noun.
5. un cuaderno rojo. The color comes after the noun.
6. unas gafas grandes.

En mi mochila hay un libro azul y dos lápices amarillos. Hay una regla blanca. La mochila es negra. Los libros son nuevo.

I wrote negra because mochila is feminine.`,
              `Number 1 should be un mapa nuevo, and number 3 should be dos lápices amarillos, because the z has to be a c in the plural. Number 4 should be una mochila negra. I think number 5 is fine.

Hay un libro. Hay una mochila rojo.`,
              'I have a book and a pencil in my backpack. The poster has some mistakes in the endings.',
            ],
          },
        },
      ],
    },
    {
      title: 'Verbos: Doing and Being',
      lessons: [
        {
          key: 'regular-verbs',
          title: 'The Present Tense of Regular Verbs',
          estimatedMinutes: 30,
          objectives: [
            'Form the present tense of regular verbs in -ar, -er and -ir',
            'Identify the subject of a Spanish sentence from the ending of the verb',
            'Ask questions and make sentences negative',
            'Describe what you and other people do on an ordinary day',
          ],
          introduction:
            'A Spanish verb carries its subject in its last letters. Say just canto, and everyone knows that the singer ' +
            'is you. There are three families of regular verbs, and once you know one verb of each family, you know ' +
            'thousands.',
          mainContent: `<h2>Stem and ending</h2>
<p>In a dictionary you find a verb in its <strong>infinitive</strong>, the form that means “to do something.” Every
Spanish infinitive ends in <strong>-ar</strong>, <strong>-er</strong> or <strong>-ir</strong>: <em>hablar</em> (to
speak), <em>comer</em> (to eat), <em>vivir</em> (to live). Take off those two letters and you have the
<strong>stem</strong>. Then add the ending that fits the subject.</p>
<figure><svg viewBox="0 0 560 216" role="img" aria-label="The verbs hablar, comer and vivir, each split into stem and ending for yo, tú and nosotros"><text class="label-strong" x="172" y="30" text-anchor="middle">hablar</text><text class="label-strong" x="322" y="30" text-anchor="middle">comer</text><text class="label-strong" x="472" y="30" text-anchor="middle">vivir</text><text class="label" x="20" y="74">yo</text><text class="label" x="20" y="130">tú</text><text class="label" x="20" y="186">nosotros</text><rect class="area-blue" x="110" y="50" width="66" height="38"></rect><rect class="area-amber" x="176" y="50" width="58" height="38"></rect><text class="label" x="143" y="74" text-anchor="middle">habl</text><text class="label-strong" x="205" y="74" text-anchor="middle">o</text><rect class="area-blue" x="260" y="50" width="66" height="38"></rect><rect class="area-amber" x="326" y="50" width="58" height="38"></rect><text class="label" x="293" y="74" text-anchor="middle">com</text><text class="label-strong" x="355" y="74" text-anchor="middle">o</text><rect class="area-blue" x="410" y="50" width="66" height="38"></rect><rect class="area-amber" x="476" y="50" width="58" height="38"></rect><text class="label" x="443" y="74" text-anchor="middle">viv</text><text class="label-strong" x="505" y="74" text-anchor="middle">o</text><rect class="area-blue" x="110" y="106" width="66" height="38"></rect><rect class="area-amber" x="176" y="106" width="58" height="38"></rect><text class="label" x="143" y="130" text-anchor="middle">habl</text><text class="label-strong" x="205" y="130" text-anchor="middle">as</text><rect class="area-blue" x="260" y="106" width="66" height="38"></rect><rect class="area-amber" x="326" y="106" width="58" height="38"></rect><text class="label" x="293" y="130" text-anchor="middle">com</text><text class="label-strong" x="355" y="130" text-anchor="middle">es</text><rect class="area-blue" x="410" y="106" width="66" height="38"></rect><rect class="area-amber" x="476" y="106" width="58" height="38"></rect><text class="label" x="443" y="130" text-anchor="middle">viv</text><text class="label-strong" x="505" y="130" text-anchor="middle">es</text><rect class="area-blue" x="110" y="162" width="66" height="38"></rect><rect class="area-amber" x="176" y="162" width="58" height="38"></rect><text class="label" x="143" y="186" text-anchor="middle">habl</text><text class="label-strong" x="205" y="186" text-anchor="middle">amos</text><rect class="area-blue" x="260" y="162" width="66" height="38"></rect><rect class="area-amber" x="326" y="162" width="58" height="38"></rect><text class="label" x="293" y="186" text-anchor="middle">com</text><text class="label-strong" x="355" y="186" text-anchor="middle">emos</text><rect class="area-blue" x="410" y="162" width="66" height="38"></rect><rect class="area-amber" x="476" y="162" width="58" height="38"></rect><text class="label" x="443" y="186" text-anchor="middle">viv</text><text class="label-strong" x="505" y="186" text-anchor="middle">imos</text></svg><figcaption>The stem stays; the ending says who acts.</figcaption></figure>
<table>
<thead>
<tr><th scope="col">Subject</th><th scope="col">hablar</th><th scope="col">comer</th><th scope="col">vivir</th></tr>
</thead>
<tbody>
<tr><th scope="row">yo (I)</th><td>hablo</td><td>como</td><td>vivo</td></tr>
<tr><th scope="row">tú (you)</th><td>hablas</td><td>comes</td><td>vives</td></tr>
<tr><th scope="row">él, ella, usted (he, she, you)</th><td>habla</td><td>come</td><td>vive</td></tr>
<tr><th scope="row">nosotros, nosotras (we)</th><td>hablamos</td><td>comemos</td><td>vivimos</td></tr>
<tr><th scope="row">vosotros, vosotras (you all, in Spain)</th><td>habláis</td><td>coméis</td><td>vivís</td></tr>
<tr><th scope="row">ellos, ellas, ustedes (they, you all)</th><td>hablan</td><td>comen</td><td>viven</td></tr>
</tbody>
</table>
<p>Two things to see. The -er and -ir families differ only in the nosotros and vosotros forms. And usted, although it
means “you,” shares its form with él and ella.</p>

<h2>Do you need the pronoun?</h2>
<p>Usually not. <em>Vivo en Lima</em> already says “I live in Lima.” Use the pronoun for contrast or to be clear:
<em><strong>Yo</strong> estudio y <strong>ella</strong> trabaja.</em> There is no word for “it” as a subject.</p>
<p>One Spanish form covers three English ones: <em>hablo</em> is “I speak,” “I am speaking” and “I do speak.” So
<em>¿Trabajas hoy?</em> can ask “Do you work today?” as well as “Are you working today?” The rest of the sentence tells
you which is meant.</p>

<h2>A first stock of verbs</h2>
<ul>
<li><strong>-ar:</strong> estudiar (study), trabajar (work), escuchar (listen to), llegar (arrive), caminar (walk),
comprar (buy), mirar (look at, watch), practicar (practice), tocar (play an instrument), necesitar (need)</li>
<li><strong>-er:</strong> leer (read), beber (drink), aprender (learn), comprender (understand), correr (run)</li>
<li><strong>-ir:</strong> escribir (write), abrir (open), recibir (receive), asistir a (attend)</li>
</ul>
<p>After a verb such as <em>necesitar</em> the second verb stays in the infinitive: <em>Necesito estudiar</em> (I need to
study).</p>

<h2>Questions and negatives</h2>
<ul>
<li>For a negative put <strong>no</strong> before the verb: <em>No bebo café.</em></li>
<li>A question often puts the subject after the verb: <em>¿Habla Marta inglés?</em> The tune and the two question marks do
the work of English “do” and “does.”</li>
<li>Question words carry an accent: <em>qué</em> (what), <em>quién</em> (who), <em>dónde</em> (where), <em>cuándo</em>
(when), <em>cómo</em> (how), <em>por qué</em> (why). The answer to <em>¿por qué?</em> begins with
<em>porque</em>, one word and no accent.</li>
</ul>

<h2>Worked example: “My friends and I read a lot, but we do not watch television”</h2>
<ol>
<li><strong>Subject.</strong> “My friends and I” equals “we,” so the verb takes the nosotros form.</li>
<li><strong>First verb.</strong> <em>Leer</em>: stem <em>le-</em>, ending <em>-emos</em>: <em>leemos</em>.</li>
<li><strong>Second verb.</strong> <em>Mirar</em>: stem <em>mir-</em>, ending <em>-amos</em>: <em>miramos</em>, with
<em>no</em> before it.</li>
</ol>
<p>Result: <strong>Mis amigos y yo leemos mucho, pero no miramos la televisión.</strong></p>

<h2>Check yourself</h2>
<p>Who acts in <em>Trabajan mucho</em>, <em>Asistes a clase</em>, <em>Aprendemos español</em>? (Answers: they or you all;
you, a friend; we.)</p>

<h2>Common mistakes</h2>
<ul>
<li><strong>“Yo hablar español.”</strong> The infinitive names the action and has no subject. Say <em>hablo</em>.</li>
<li><strong>“Vivemos aquí.”</strong> An -ir verb has -imos: <em>vivimos</em>.</li>
<li><strong>“Escucho a la radio.”</strong> <em>Escuchar</em> already means “listen to”: <em>Escucho la radio.</em></li>
</ul>`,
          keyConcepts: [
            {
              term: 'Infinitive',
              meaning:
                'The form of a verb found in a dictionary, ending in -ar, -er or -ir: to speak, to eat.',
            },
            {
              term: 'Stem',
              meaning: 'What is left of a regular verb when -ar, -er or -ir is taken off.',
            },
            {
              term: 'Ending',
              meaning: 'The last letters of a verb, which show the subject: -o for I, -amos for we.',
            },
            {
              term: 'Subject pronoun',
              meaning: 'A word such as yo, tú or ella; often left out because the ending already tells.',
            },
            {
              term: 'Conjugate',
              meaning: 'To change a verb so that it agrees with its subject.',
            },
          ],
          assignment: {
            key: 'mateos-week',
            title: 'Mateo’s Week and Yours',
            description:
              'Read a Spanish text about a student in Medellín, answer five questions in Spanish, write about your own ' +
              'week, and explain how verb endings work.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 40,
              materials: [
                'The text “Entre semana” on this page',
                'The lesson page “The Present Tense of Regular Verbs”',
                'The answer box on this page',
              ],
              steps: [
                'Read the text twice. Guess new words from their neighbors before you look anything up.',
                'Answer in Spanish, each with a verb: 1. ¿Dónde vive Mateo? 2. ¿Cómo habla la profesora de historia? ' +
                  '3. ¿Dónde comen Mateo y sus amigos? 4. ¿Qué toca Elisa? 5. ¿Dónde trabajan los padres de Mateo?',
                'Write seven or eight Spanish sentences about your own week. Use at least one verb of each family, one ' +
                  'nosotros form and one negative.',
                'Explain in English: how do you know who acts in “comemos juntos,” why is “practico” enough without ' +
                  '“yo,” and how did you form one of your own verbs from its infinitive?',
              ],
              story: {
                title: 'Entre semana',
                content: `Me llamo Mateo Rojas y vivo en Medellín, Colombia, con mis padres y mi hermana Elisa. De lunes a viernes llego temprano al colegio y asisto a cinco clases por la mañana. Mi profesora de historia habla muy rápido, pero explica bien, y yo comprendo casi todo. Mis amigos y yo comemos en la cafetería y hablamos de fútbol.

Por la tarde Elisa y yo caminamos a casa. Ella toca la guitarra y yo practico natación. Mis padres trabajan en una panadería y llegan tarde a casa. Por la noche preparamos la cena y comemos juntos. Después leo o escribo mensajes, pero no miro la televisión.

Words: entre semana, on weekdays; temprano, early; casi todo, almost everything; natación, swimming; panadería, bakery; la cena, dinner; juntos, together.`,
              },
            },
            rubric: [
              {
                id: 'reading',
                name: 'Questions answered',
                points: 10,
                description: 'Answer the questions about the text in Spanish.',
                notes:
                  'Answers in Spanish, such as vive en Medellín, habla muy rápido, comen en la cafetería, toca la ' +
                  'guitarra, trabajan en una panadería.',
                source: 'ai',
                levels: [
                  { id: 'all', label: 'All five answered with the right verb form', points: 10 },
                  { id: 'most', label: 'Three or four answered', points: 7 },
                  { id: 'few', label: 'One or two answered', points: 3 },
                  { id: 'none', label: 'None answered', points: 0 },
                ],
              },
              {
                id: 'own-week',
                name: 'Own week',
                points: 16,
                description: 'Write about your own week in Spanish, with the right verb forms.',
                notes:
                  'The own text in Spanish has conjugated verbs, such as vivo, estudio, escucho, camino, practico, ' +
                  'trabajo, necesito, llego, compro, como, leo, bebo, aprendo, corro, escribo, asisto, recibo, ' +
                  'comemos, hablamos, miramos, leemos, estudiamos, por la mañana, por la tarde, por la noche, mis ' +
                  'amigos y yo, no miro, no bebo.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Seven or more sentences, all families, endings right',
                    points: 16,
                  },
                  { id: 'mostly', label: 'Five or more sentences, a few wrong endings', points: 11 },
                  { id: 'some', label: 'Some sentences, many wrong endings', points: 5 },
                  { id: 'none', label: 'No text in Spanish', points: 0 },
                ],
              },
              {
                id: 'endings',
                name: 'Endings explained',
                points: 14,
                description: 'Explain what the verb endings tell you.',
                notes:
                  'Explains that the ending -emos shows the subject is we, nosotros; that the -o of practico already ' +
                  'says I, so the pronoun yo can be left out; and shows that you take the infinitive, drop -ar, -er or ' +
                  '-ir to get the stem, and add the ending.',
                source: 'ai',
                levels: [
                  { id: 'all', label: 'All three points explained with an own example', points: 14 },
                  { id: 'two', label: 'Two points explained', points: 9 },
                  { id: 'one', label: 'One point explained', points: 4 },
                  { id: 'none', label: 'Nothing explained', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `1. Vive en Medellín, Colombia.
2. Habla muy rápido.
3. Comen en la cafetería.
4. Toca la guitarra.
5. Trabajan en una panadería.

Vivo en Denver con mi madre y mi hermano. Por la mañana asisto a tres clases y estudio mucho. Mis amigos y yo comemos en el patio y hablamos de música. Por la tarde corro en el parque y practico el piano. Mi hermano trabaja en una tienda y llega tarde. Por la noche leo un libro o escribo mensajes. No bebo café y no miro la televisión entre semana. Los domingos mi madre y yo caminamos mucho.

In “comemos juntos” the ending -emos shows that the subject is we, nosotros, so Mateo eats with his family. “Practico” is enough because the -o already says “I,” so the pronoun yo can be left out. You would add yo only for contrast. To form corro I took the infinitive correr, dropped -er to get the stem corr-, and added the ending -o. For comemos I took the same kind of stem, com-, and added -emos.`,
              `1. Vive en Medellín. 2. Habla muy rápido. 3. Comen en la cafetería. 4. Toca la guitarra. 5. Trabajan en una panadería.

Vivo en Tampa. Por la mañana estudio matemáticas. Mis amigos y yo hablamos mucho. Por la tarde practico béisbol y leo. Por la noche mi madre y yo come en casa. No bebo café.

In “comemos juntos” the ending -emos shows that the subject is nosotros. You do not need the pronoun yo because the -o already says I.`,
              `1. Vive en Medellín. 2. rápido. 4. la guitarra.

Yo estudiar en la mañana. Yo leo y yo escucho música. Mis amigos hablar mucho.

I know that “comemos” is we because of the ending.`,
              'Mateo lives in Colombia and his sister plays the guitar. In my week I have school and then practice.',
            ],
          },
        },
        {
          key: 'ser-estar',
          title: 'Ser and Estar: Two Ways to Be',
          estimatedMinutes: 30,
          objectives: [
            'Conjugate ser and estar in the present tense',
            'Choose ser for identity, origin, traits, time and events',
            'Choose estar for location, condition and feelings',
            'Explain how the meaning of an adjective changes with ser and estar',
          ],
          introduction:
            'English gets by with one verb “to be.” Spanish has two, and they are not interchangeable: one says what ' +
            'something is, the other how or where it is. The choice can turn “he is bored” into “he is boring,” so it ' +
            'is worth getting right.',
          mainContent: `<h2>The forms</h2>
<p>Both verbs are irregular, and both are among the words you will say most often.</p>
<table>
<thead>
<tr><th scope="col">Subject</th><th scope="col">ser</th><th scope="col">estar</th></tr>
</thead>
<tbody>
<tr><th scope="row">yo</th><td>soy</td><td>estoy</td></tr>
<tr><th scope="row">tú</th><td>eres</td><td>estás</td></tr>
<tr><th scope="row">él, ella, usted</th><td>es</td><td>está</td></tr>
<tr><th scope="row">nosotros, nosotras</th><td>somos</td><td>estamos</td></tr>
<tr><th scope="row">vosotros, vosotras (Spain)</th><td>sois</td><td>estáis</td></tr>
<tr><th scope="row">ellos, ellas, ustedes</th><td>son</td><td>están</td></tr>
</tbody>
</table>
<p>Mind the accents of <em>estás, está, están</em>. Without its accent, <em>esta</em> means “this.”</p>

<h2>Ser: what something is</h2>
<ul>
<li><strong>Identity and occupation:</strong> <em>Soy Carolina. Mi madre es médica.</em> (No article before the
occupation.)</li>
<li><strong>Origin and nationality:</strong> <em>Inés es de Panamá. Es panameña.</em></li>
<li><strong>Traits:</strong> <em>Mis hermanos son altos y simpáticos.</em></li>
<li><strong>Material and owner:</strong> <em>La mesa es de madera</em> (of wood). <em>El libro es de Ana</em> (is
Ana’s).</li>
<li><strong>Time and date:</strong> <em>Son las diez. Hoy es martes.</em></li>
<li><strong>Where an event takes place:</strong> <em>La fiesta es en mi casa.</em></li>
</ul>

<h2>Estar: how or where something is</h2>
<ul>
<li><strong>Location of people, things and places:</strong> <em>El cine está en la plaza. Lima está en Perú.</em></li>
<li><strong>Condition:</strong> <em>La sopa está fría. La puerta está abierta</em> (open).</li>
<li><strong>Feelings:</strong> <em>Estoy contento. Están nerviosas.</em></li>
</ul>
<p>Useful with location: <em>en</em> (in, on), <em>cerca de</em> (near), <em>lejos de</em> (far from), <em>al lado de</em>
(next to). Note that <em>de + el</em> contracts to <strong>del</strong> and <em>a + el</em> to <strong>al</strong>:
<em>El hotel está cerca del río.</em></p>

<h2>Not “permanent” against “temporary”</h2>
<p>You may hear that ser is for what lasts and estar for what passes. The rule breaks quickly. Lima will not move, yet it
<em>está en Perú</em>. It is ten o’clock for one minute only, yet <em>son las diez</em>. A better question is this: am I
saying <strong>what it is</strong>, or <strong>where it is and what state it is in</strong>?</p>

<h2>One adjective, two meanings</h2>
<table>
<thead>
<tr><th scope="col">Adjective</th><th scope="col">With ser</th><th scope="col">With estar</th></tr>
</thead>
<tbody>
<tr><th scope="row">aburrido</th><td>Es aburrido. (He is boring.)</td><td>Está aburrido. (He is bored.)</td></tr>
<tr><th scope="row">listo</th><td>Es lista. (She is clever.)</td><td>Está lista. (She is ready.)</td></tr>
<tr><th scope="row">verde</th><td>Es verde. (It is green.)</td><td>Está verde. (It is unripe.)</td></tr>
<tr><th scope="row">guapo</th><td>Es guapo. (He is handsome.)</td><td>Está guapo. (He looks handsome now.)</td></tr>
</tbody>
</table>
<p>With <em>ser</em> the adjective is a trait; with <em>estar</em> it is a state.</p>

<h2>Worked example: a message with five gaps</h2>
<blockquote><p>Hola, Leo. ___ (1) en la estación. El tren ___ (2) muy viejo y yo ___ (3) cansada. El concierto ___ (4)
en el parque. ¿Dónde ___ (5) tú?</p></blockquote>
<ol>
<li>Where the writer is: location, so <strong>Estoy</strong>.</li>
<li>What kind of train: trait, so <strong>es</strong>.</li>
<li>How she feels: condition, so <strong>estoy</strong>.</li>
<li>A concert takes place; it is an event, so <strong>es</strong>.</li>
<li>Where a friend is: location, so <strong>estás</strong>.</li>
</ol>

<h2>Check yourself</h2>
<p>Ser or estar? <em>Mi abuelo ___ carpintero. Las llaves ___ en la mesa. ¿Por qué ___ triste, Marta?</em> (Answers:
<em>es, están, estás</em>.)</p>

<h2>Common mistakes</h2>
<ul>
<li><strong>“Soy bien.”</strong> For how you are, use <em>Estoy bien.</em></li>
<li><strong>“Madrid es en España.”</strong> Places are located with estar: <em>Madrid está en España.</em></li>
<li><strong>“Estoy quince años.”</strong> Neither verb: <em>Tengo quince años.</em> In the same way <em>tengo
hambre</em> (I am hungry) and <em>tengo frío</em> (I am cold).</li>
<li><strong>Forgetting agreement.</strong> The adjective still agrees: <em>Ellas están cansadas.</em></li>
</ul>`,
          keyConcepts: [
            {
              term: 'Ser',
              meaning: 'To be, for what something is: identity, origin, trait, material, time, event.',
            },
            {
              term: 'Estar',
              meaning: 'To be, for where or how something is: location, condition, feeling.',
            },
            {
              term: 'Trait',
              meaning: 'A quality that belongs to what someone or something is; it takes ser.',
            },
            {
              term: 'Condition',
              meaning: 'The state someone or something is in at a moment; it takes estar.',
            },
            {
              term: 'Contraction',
              meaning: 'Two words joined in one: a + el gives al, de + el gives del.',
            },
          ],
          assignment: {
            key: 'message-from-seville',
            title: 'A Message from Seville',
            description:
              'Fill ten gaps with ser or estar, give the reason for each, and describe a photo of someone you know.',
            kind: 'quiz',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 30,
              materials: [
                'The message on this page',
                'A photo of a friend or a person in your family',
                'The answer box on this page',
              ],
              steps: [
                'Write the right form of ser or estar for each gap, 1 to 10.',
                'Give the reason for each in a few English words, such as “location” or “origin.” You may group gaps ' +
                  'with the same reason.',
                'Describe the photo in six Spanish sentences: who the person is, where from, two traits, where he or ' +
                  'she is in the photo and how he or she feels. Use each verb at least twice.',
                'Explain in English the difference between “Inés es lista” and “Inés está lista.”',
              ],
              story: {
                title: 'Querida abuela',
                content: `Carolina writes to her grandmother from a trip to Spain. The verbs have been taken out.

Hola, abuela. ___ (1) yo, Carolina, tu nieta viajera. Mi amiga Inés y yo ___ (2) en Sevilla, en el sur de España. Inés ___ (3) de Panamá y ___ (4) muy simpática. Hoy ella ___ (5) cansada, porque el viaje en autobús ___ (6) muy largo.

Nuestro hotel ___ (7) al lado del río. Mañana hay un concierto de guitarra; ___ (8) en una plaza antigua. ¿Cómo ___ (9) ustedes, tú y el abuelo? Ahora ___ (10) las diez de la noche. Un abrazo, Carolina.

Words: nieta viajera, traveling granddaughter; el sur, the south; el viaje, the journey; un abrazo, a hug.`,
              },
            },
            rubric: [
              {
                id: 'forms',
                name: 'Forms of the verbs',
                points: 10,
                description: 'Fill each gap with the right form.',
                notes:
                  'Gives soy, estamos, es, es, está, es, está, es, están and son, one point for each gap.',
                source: 'ai',
                levels: [
                  { id: 'all', label: 'Nine or ten right', points: 10 },
                  { id: 'most', label: 'Seven or eight right', points: 7 },
                  { id: 'few', label: 'Three to six right', points: 4 },
                  { id: 'none', label: 'Fewer than three', points: 0 },
                ],
              },
              {
                id: 'reasons',
                name: 'Reasons',
                points: 12,
                description: 'Give the reason for each choice.',
                notes:
                  'Gives the reasons: identity for gap 1, location for 2 and 7, origin for 3, trait for 4 and 6, ' +
                  'condition for 5 and 9, an event that takes place for 8, and time for 10.',
                source: 'ai',
                levels: [
                  { id: 'all', label: 'Nearly all reasons right', points: 12 },
                  { id: 'most', label: 'More than half', points: 8 },
                  { id: 'few', label: 'A few', points: 4 },
                  { id: 'none', label: 'No reasons', points: 0 },
                ],
              },
              {
                id: 'photo',
                name: 'Description of the photo',
                points: 12,
                description: 'Describe the photo in Spanish, using both verbs.',
                notes:
                  'Six sentences in Spanish use both verbs, such as es mi hermano, es mi abuela, se llama, es de, es ' +
                  'alto, es alta, es simpática, es inteligente, es divertido, está en la playa, está en casa, está al ' +
                  'lado de, está cerca del, está contenta, está cansado, está feliz, está nerviosa, son, están.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Six sentences, both verbs right', points: 12 },
                  { id: 'mostly', label: 'Four or more sentences, a slip or two', points: 8 },
                  { id: 'some', label: 'A few phrases', points: 4 },
                  { id: 'none', label: 'No description', points: 0 },
                ],
              },
              {
                id: 'lista',
                name: 'One adjective, two meanings',
                points: 6,
                description: 'Explain how the meaning changes with the verb.',
                notes: 'Explains that es lista means clever, a trait, while está lista means ready, a state.',
                source: 'ai',
                levels: [
                  { id: 'both', label: 'Both meanings explained', points: 6 },
                  { id: 'one', label: 'One meaning', points: 3 },
                  { id: 'none', label: 'Neither', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Gap 1 is soy because it is identity. Gap 2 is estamos and gap 7 is está, and both are location. Gap 3 is es, for origin. Gap 4 and gap 6 are es, because “simpática” and “largo” are a trait. Gap 5 is está and gap 9 is están, and the reason is condition or feeling. Gap 8 is es, because a concert is an event that takes place there. Gap 10 is son, because it is the time.

Es mi hermano. Se llama Andrés y es de San Antonio. Es alto y muy divertido. En la foto está en la playa, cerca del restaurante de mi tío. Está al lado de mi perro. Está contento, pero está cansado también.

“Inés es lista” means that she is clever, which is a trait, part of what she is. “Inés está lista” means that she is ready, which is a state she is in now. So the same adjective changes its meaning with the verb.`,
              `1 is soy (identity). 2 is estamos (location). 3 is es (origin). 4 is es (trait). 5 is está because it is a condition. 6 is es. 7 is está (location). 8 is está because it is in a plaza. 9 is están. 10 is son because it is the time.

Es mi abuela. Se llama Rosa. Es de Houston y es simpática. Está en casa. Está contenta.

Es lista means she is clever and está lista means she is ready.`,
              `I have soy for 1 and somos for 2. Then 3 and 4 are es and 5 is está. For 7 and 8 I have es, and 9 is están.

I used estar for things that are temporary, like the condition in 5. Number 3 is origin. Es mi amigo. Es alto. Está feliz.

I think that es lista means clever.`,
              'Ser and estar both mean to be. I would put es in most of the gaps because it sounds right. The girl in the photo is my cousin.',
            ],
          },
        },
      ],
    },
    {
      title: 'La vida diaria: Daily Life',
      lessons: [
        {
          key: 'gustar-daily-life',
          title: 'Gustar and Daily Life',
          estimatedMinutes: 30,
          objectives: [
            'Say what you and others like with gusta and gustan',
            'Explain which word is the subject in a sentence with gustar',
            'Use the verbs ir, hacer, salir and jugar to talk about free time',
            'Tell how often you do something',
          ],
          introduction:
            'Ask a new friend what she likes and you have a conversation. Spanish puts likes the other way around from ' +
            'English: you do not like the book, the book pleases you. With that one turn of mind, and a few verbs for ' +
            'going out and playing, you can write a real letter.',
          mainContent: `<h2>A sentence turned around</h2>
<p><em>Me gusta la música</em> means “I like music,” but word for word it says “Music is pleasing to me.” The thing that
is liked is the <strong>subject</strong>. The person is only the one who feels it and appears as a short word in front
of the verb.</p>
<figure><svg viewBox="0 0 560 176" role="img" aria-label="The sentence Me gustan los libros: me says who feels it, gustan is the verb, los libros is the subject and makes the verb plural"><rect class="area-blue" x="40" y="66" width="110" height="46"></rect><rect class="area-amber" x="190" y="66" width="140" height="46"></rect><rect class="area-pine" x="370" y="66" width="150" height="46"></rect><text class="label-strong" x="95" y="94" text-anchor="middle">Me</text><text class="label-strong" x="260" y="94" text-anchor="middle">gustan</text><text class="label-strong" x="445" y="94" text-anchor="middle">los libros</text><path class="line" d="M 445 62 L 445 40 L 260 40 L 260 54"></path><polygon class="mark" points="254,53 266,53 260,63"></polygon><text class="label-small" x="352" y="28" text-anchor="middle">plural noun, plural verb</text><text class="label" x="95" y="140" text-anchor="middle">who feels it</text><text class="label-small" x="95" y="160" text-anchor="middle">to me</text><text class="label" x="260" y="140" text-anchor="middle">the verb</text><text class="label-small" x="260" y="160" text-anchor="middle">are pleasing</text><text class="label" x="445" y="140" text-anchor="middle">the subject</text><text class="label-small" x="445" y="160" text-anchor="middle">books</text></svg><figcaption>What is liked is the subject, and the verb agrees with it.</figcaption></figure>
<table>
<thead>
<tr><th scope="col">Who feels it</th><th scope="col">One thing, or an activity</th><th scope="col">Several things</th></tr>
</thead>
<tbody>
<tr><th scope="row">a mí</th><td>me gusta</td><td>me gustan</td></tr>
<tr><th scope="row">a ti</th><td>te gusta</td><td>te gustan</td></tr>
<tr><th scope="row">a él, a ella, a usted</th><td>le gusta</td><td>le gustan</td></tr>
<tr><th scope="row">a nosotros, a nosotras</th><td>nos gusta</td><td>nos gustan</td></tr>
<tr><th scope="row">a vosotros, a vosotras (Spain)</th><td>os gusta</td><td>os gustan</td></tr>
<tr><th scope="row">a ellos, a ellas, a ustedes</th><td>les gusta</td><td>les gustan</td></tr>
</tbody>
</table>
<ul>
<li><strong>Keep the article:</strong> <em>Me gusta <strong>el</strong> fútbol. Me gustan <strong>los</strong>
perros.</em></li>
<li><strong>An activity is an infinitive and takes gusta,</strong> even when there are two: <em>Me gusta leer y
nadar.</em></li>
<li><strong>Name the person with a:</strong> <em>A mi hermano le gusta cocinar.</em> The <em>le</em> stays.</li>
<li><strong>The words a mí, a ti</strong> add weight or contrast and can be left out. <em>Mí</em> has an accent,
<em>ti</em> has none.</li>
<li><strong>No comes first:</strong> <em>No me gustan las cebollas</em> (onions).</li>
</ul>

<h2>More or less</h2>
<p><em>Me encanta</em> (I love), <em>me gusta mucho</em> (I like a lot), <em>no me gusta nada</em> (I do not like at all).
<em>Encantar</em> and <em>interesar</em> work like gustar: <em>Me encantan los gatos. Nos interesa la historia.</em></p>
<p>To join in: after <em>Me gusta el arte</em> say <em>A mí también</em> (me too). After <em>No me gusta correr</em> say
<em>A mí tampoco</em> (me neither).</p>

<h2>Verbs for free time</h2>
<p>Four common verbs have forms of their own.</p>
<table>
<thead>
<tr><th scope="col">Subject</th><th scope="col">ir (go)</th><th scope="col">hacer (do)</th><th scope="col">salir (go
out)</th><th scope="col">jugar (play)</th></tr>
</thead>
<tbody>
<tr><th scope="row">yo</th><td>voy</td><td>hago</td><td>salgo</td><td>juego</td></tr>
<tr><th scope="row">tú</th><td>vas</td><td>haces</td><td>sales</td><td>juegas</td></tr>
<tr><th scope="row">él, ella, usted</th><td>va</td><td>hace</td><td>sale</td><td>juega</td></tr>
<tr><th scope="row">nosotros</th><td>vamos</td><td>hacemos</td><td>salimos</td><td>jugamos</td></tr>
<tr><th scope="row">vosotros (Spain)</th><td>vais</td><td>hacéis</td><td>salís</td><td>jugáis</td></tr>
<tr><th scope="row">ellos, ustedes</th><td>van</td><td>hacen</td><td>salen</td><td>juegan</td></tr>
</tbody>
</table>
<p><em>Voy al parque. Hago la tarea</em> (homework)<em>. Salgo con mis amigos. Juego al baloncesto.</em> Two more to learn
whole: <em>me levanto</em> (I get up) and <em>me acuesto</em> (I go to bed).</p>
<p>How often? <em>Siempre</em> (always), <em>todos los días</em> (every day), <em>a menudo</em> (often), <em>a veces</em>
(sometimes), <em>nunca</em> (never): <em>Nunca salgo los lunes.</em></p>

<h2>Worked example: “My sister likes video games, but she does not like to run”</h2>
<ol>
<li><strong>Who feels it?</strong> My sister: <em>A mi hermana le</em>.</li>
<li><strong>What pleases her?</strong> <em>Los videojuegos</em>, plural: <em>gustan</em>.</li>
<li><strong>Second part.</strong> An activity, so an infinitive with <em>gusta</em>; <em>no</em> goes before
<em>le</em>.</li>
</ol>
<p>Result: <strong>A mi hermana le gustan los videojuegos, pero no le gusta correr.</strong></p>

<h2>Check yourself</h2>
<p>Fill in: <em>¿Te ___ las novelas? A mis padres les ___ bailar. A Luis ___ gustan los coches.</em> (Answers: <em>gustan,
gusta, le</em>.)</p>

<h2>Common mistakes</h2>
<ul>
<li><strong>“Yo gusto la pizza.”</strong> You are not the subject: <em>Me gusta la pizza.</em></li>
<li><strong>“Me gusta los perros.”</strong> The subject is plural: <em>Me gustan los perros.</em></li>
<li><strong>“Mi madre le gusta el té.”</strong> The <em>a</em> is missing: <em>A mi madre le gusta el té.</em></li>
<li><strong>“Juego la guitarra.”</strong> Games take <em>jugar</em>, instruments <em>tocar</em>: <em>Toco la
guitarra.</em></li>
</ul>`,
          keyConcepts: [
            {
              term: 'Gusta',
              meaning: 'The form of gustar for one thing or for an activity in the infinitive.',
            },
            {
              term: 'Gustan',
              meaning: 'The form of gustar for a plural noun.',
            },
            {
              term: 'Indirect object pronoun',
              meaning: 'Me, te, le, nos, os or les: the word that says to whom something is pleasing.',
            },
            {
              term: 'Subject of gustar',
              meaning: 'The thing or activity that is liked; the verb agrees with it.',
            },
            {
              term: 'También and tampoco',
              meaning:
                '“Also,” to agree with a positive sentence, and “neither,” to agree with a negative one.',
            },
          ],
          assignment: {
            key: 'letter-to-camila',
            title: 'A Letter to Camila',
            description:
              'Read an e-mail from a student in Lima, answer it in Spanish, and explain your choice of gusta and gustan.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 40,
              materials: [
                'Camila’s e-mail on this page',
                'The lesson page “Gustar and Daily Life”',
                'The answer box on this page',
              ],
              steps: [
                'Read the e-mail. Write in English what Camila, Bruno and the parents like, and what Camila does not ' +
                  'like.',
                'Answer Camila in Spanish in 70 to 110 words. Greet her, answer her three questions and ask one of ' +
                  'your own. Use gusta twice, gustan twice, one sentence about another person (a mi … le …) and one ' +
                  'negative.',
                'Include two things you do in your free time with ir, hacer, salir or jugar, and say how often.',
                'Choose one of your sentences with gusta and one with gustan. Explain in English why the verb has that ' +
                  'form and what the short word before it says.',
              ],
              story: {
                title: 'Un correo de Lima',
                content: `Hola:

Me llamo Camila Salas, tengo quince años y vivo en Lima, Perú, cerca del mar. Me gusta mucho nadar y me encanta el ceviche. Los sábados voy a la playa con mi hermano Bruno. A él no le gusta nadar, pero le gustan los perros y siempre juega con ellos en la arena. Por la tarde hago la tarea o leo novelas de misterio. A mis padres les gusta cocinar, y los domingos comemos todos juntos. Solo hay un problema: a ellos les gustan las cebollas y a mí no me gustan nada.

¿Y a ti? ¿Qué te gusta hacer los fines de semana? ¿Te gustan los animales? ¿Qué le gusta a tu familia?

Un abrazo,

Camila

Words: la playa, the beach; la arena, the sand; cocinar, to cook; todos juntos, all together; solo, only; los fines de semana, on weekends.`,
              },
            },
            rubric: [
              {
                id: 'reading',
                name: 'The e-mail understood',
                points: 8,
                description: 'Show that you understood what Camila writes.',
                notes:
                  'Says that Camila likes swimming and loves ceviche but does not like onions, that Bruno likes dogs but ' +
                  'not swimming, and that the parents like cooking and onions.',
                source: 'ai',
                levels: [
                  { id: 'all', label: 'All three people, likes and dislikes', points: 8 },
                  { id: 'part', label: 'Part of it', points: 4 },
                  { id: 'none', label: 'Not understood', points: 0 },
                ],
              },
              {
                id: 'letter',
                name: 'The reply',
                points: 20,
                description: 'Answer her in correct Spanish.',
                notes:
                  'The reply in Spanish is correct, such as hola, Camila, me gusta, me gustan, me encanta, me encantan, ' +
                  'no me gusta, a mi hermana le gusta, a mi padre le gustan, a mis padres les gusta, los fines de ' +
                  'semana, los sábados, los domingos, voy al parque, voy al cine, hago la tarea, salgo con mis amigos, ' +
                  'juego al fútbol, toco la guitarra, siempre, a veces, a menudo, nunca, todos los días, los gatos, los ' +
                  'perros, te gusta, te gustan, un abrazo.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'All parts there, gustar right throughout', points: 20 },
                  { id: 'mostly', label: 'Most parts there, some mistakes', points: 13 },
                  { id: 'some', label: 'Few sentences, or gustar mostly wrong', points: 6 },
                  { id: 'none', label: 'No reply in Spanish', points: 0 },
                ],
              },
              {
                id: 'explanation',
                name: 'Gusta and gustan explained',
                points: 12,
                description: 'Explain how you chose between gusta and gustan.',
                notes:
                  'Explains that the thing liked is the subject and is pleasing to the person, so gusta goes with one ' +
                  'thing or an infinitive and gustan with a plural noun. Says that the short pronoun me, te or le tells ' +
                  'who feels it.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Both forms and the pronoun explained', points: 12 },
                  { id: 'mostly', label: 'Both forms explained', points: 8 },
                  { id: 'some', label: 'One form explained', points: 4 },
                  { id: 'none', label: 'No explanation', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Camila loves ceviche and likes swimming in the sea, but onions are something she does not like at all. Her brother Bruno likes dogs, yet swimming is not for him. The parents like cooking, and unlike Camila they like onions.

Hola, Camila:
Me llamo Owen, tengo catorce años y vivo en Oregón. Los fines de semana me gusta montar en bicicleta y me gustan las películas. Los sábados juego al baloncesto con mis amigos, y a veces salgo con mi primo o voy al cine. Siempre hago la tarea los domingos, pero no me gusta nada. Me gustan mucho los animales y me encantan los gatos. A mi hermana le gustan los caballos y a mis padres les gusta caminar. A mí tampoco me gustan las cebollas. ¿Te gusta la música?
Un abrazo,
Owen

In “me gusta montar en bicicleta” the subject is an infinitive, an activity, so the verb is gusta. In “a mi hermana le gustan los caballos” the thing liked is a plural noun, the horses are pleasing to her, so it is gustan. The short pronoun le tells who feels it, my sister, and me would be for myself.`,
              `Camila likes swimming and ceviche. Bruno likes dogs and the parents like cooking.

Hola, Camila:
Me llamo Priya. Los fines de semana me gusta leer y me gustan los videojuegos. A veces voy al parque con mi hermana. Me gustan los perros, pero no me gustan los gatos. Mi madre le gusta el té. Hago la tarea todos los días. ¿Te gusta el béisbol?
Un abrazo,
Priya

I used gusta with leer because it is an infinitive. I used gustan with los videojuegos because that noun is plural.`,
              `Camila likes to swim and Bruno likes dogs.

Hola Camila, yo gusto la pizza y me gusta los perros. Voy al parque. Mi hermano gusta fútbol.

You use gustan for plural.`,
              'She lives near the sea in Peru and has a brother. I would tell her that I like soccer and my dog.',
            ],
          },
        },
        {
          key: 'numbers-time-schedule',
          title: 'Numbers, Time and the School Day',
          estimatedMinutes: 30,
          objectives: [
            'Count and write numbers from zero to one hundred',
            'Tell the time and say at what time something happens',
            'Use days of the week with el and los',
            'Describe a school schedule in a short text',
          ],
          introduction:
            'A bus that leaves a las tres y veinte will not wait for you to count on your fingers. In this lesson you ' +
            'learn the numbers to one hundred, the clock and the days, and put everything from this course together in ' +
            'a text about your own school day.',
          mainContent: `<h2>Numbers to one hundred</h2>
<table>
<thead>
<tr><th scope="col">0 to 9</th><th scope="col">10 to 19</th><th scope="col">20 to 29</th><th scope="col">30 to 100</th></tr>
</thead>
<tbody>
<tr><td>0 cero</td><td>10 diez</td><td>20 veinte</td><td>30 treinta</td></tr>
<tr><td>1 uno</td><td>11 once</td><td>21 veintiuno</td><td>31 treinta y uno</td></tr>
<tr><td>2 dos</td><td>12 doce</td><td>22 veintidós</td><td>32 treinta y dos</td></tr>
<tr><td>3 tres</td><td>13 trece</td><td>23 veintitrés</td><td>40 cuarenta</td></tr>
<tr><td>4 cuatro</td><td>14 catorce</td><td>24 veinticuatro</td><td>50 cincuenta</td></tr>
<tr><td>5 cinco</td><td>15 quince</td><td>25 veinticinco</td><td>60 sesenta</td></tr>
<tr><td>6 seis</td><td>16 dieciséis</td><td>26 veintiséis</td><td>70 setenta</td></tr>
<tr><td>7 siete</td><td>17 diecisiete</td><td>27 veintisiete</td><td>80 ochenta</td></tr>
<tr><td>8 ocho</td><td>18 dieciocho</td><td>28 veintiocho</td><td>90 noventa</td></tr>
<tr><td>9 nueve</td><td>19 diecinueve</td><td>29 veintinueve</td><td>100 cien</td></tr>
</tbody>
</table>
<p>From 16 to 29 a number is one word; from 31 on it is three, with <em>y</em> in the middle,
except the tens (<em>cuarenta, cincuenta</em>) and <em>cien</em>. Before a masculine noun
<em>uno</em> shortens to <strong>un</strong>, and before a feminine noun it is <strong>una</strong>: <em>treinta y un
alumnos, treinta y una sillas, veintiún libros</em>.</p>

<h2>What time is it?</h2>
<p><em>¿Qué hora es?</em> Start with <strong>es la</strong> for one o’clock and <strong>son las</strong> for every other
hour, because the hours are feminine: one <em>hora</em>, several <em>horas</em>.</p>
<figure><svg viewBox="0 0 560 320" role="img" aria-label="A clock face. On the right half minutes are added to the hour with y, on the left half they are taken from the next hour with menos"><path class="area-amber" d="M 280 56 A 104 104 0 0 1 280 264 Z"></path><path class="area-blue" d="M 280 264 A 104 104 0 0 1 280 56 Z"></path><circle class="mark" cx="280" cy="68" r="3"></circle><circle class="mark" cx="326" cy="80.3" r="3"></circle><circle class="mark" cx="359.7" cy="114" r="3"></circle><circle class="mark" cx="372" cy="160" r="3"></circle><circle class="mark" cx="359.7" cy="206" r="3"></circle><circle class="mark" cx="326" cy="239.7" r="3"></circle><circle class="mark" cx="280" cy="252" r="3"></circle><circle class="mark" cx="234" cy="239.7" r="3"></circle><circle class="mark" cx="200.3" cy="206" r="3"></circle><circle class="mark" cx="188" cy="160" r="3"></circle><circle class="mark" cx="200.3" cy="114" r="3"></circle><circle class="mark" cx="234" cy="80.3" r="3"></circle><text class="label-strong" x="328" y="158" text-anchor="middle">y</text><text class="label-small" x="328" y="178" text-anchor="middle">past the hour</text><text class="label-strong" x="230" y="158" text-anchor="middle">menos</text><text class="label-small" x="230" y="178" text-anchor="middle">to the hour</text><text class="label-strong" x="280" y="24" text-anchor="middle">en punto</text><text class="label-small" x="280" y="44" text-anchor="middle">2:00 las dos en punto</text><text class="label-strong" x="280" y="288" text-anchor="middle">y media</text><text class="label-small" x="280" y="308" text-anchor="middle">2:30 las dos y media</text><text class="label-strong" x="400" y="144">y cuarto</text><text class="label-small" x="400" y="164">2:15</text><text class="label-small" x="400" y="182">las dos y cuarto</text><text class="label-strong" x="160" y="144" text-anchor="end">menos cuarto</text><text class="label-small" x="160" y="164" text-anchor="end">2:45</text><text class="label-small" x="160" y="182" text-anchor="end">las tres menos cuarto</text></svg><figcaption>Up to the half hour you add with y; after it you may take away from the next hour with menos.</figcaption></figure>
<ul>
<li>1:00 <em>Es la una.</em> 1:25 <em>Es la una y veinticinco.</em></li>
<li>8:10 <em>Son las ocho y diez.</em></li>
<li>10:40 <em>Son las once menos veinte</em>, or, very common in Latin America, <em>Son las diez y cuarenta.</em></li>
<li>12:00 <em>Es mediodía</em> (noon) or <em>es medianoche</em> (midnight).</li>
</ul>
<p>After a clock time say <strong>de la mañana</strong>, <strong>de la tarde</strong> or <strong>de la noche</strong>.
Without a clock time it is <strong>por</strong>: <em>Estudio por la tarde.</em></p>
<p>To say when something happens, use <strong>a la</strong> or <strong>a las</strong>: <em>¿A qué hora es el almuerzo? Es a
la una. La clase empieza a las ocho y termina a las nueve menos cinco.</em></p>

<h2>Timetables and the 24-hour clock</h2>
<p>Timetables often count to 24. After 12:59 take 12 from the hour: 14:45 is 14 − 12 = 2, so 2:45 in the afternoon,
<em>las tres menos cuarto de la tarde</em>.</p>

<h2>Days and classes</h2>
<p><em>Lunes, martes, miércoles, jueves, viernes, sábado, domingo</em> are written small, and the week begins on Monday.
There is no word for “on”:</p>
<ul>
<li><strong>El lunes</strong> hay un examen. (On Monday there is a test.)</li>
<li><strong>Los lunes</strong> tengo arte. (On Mondays, every week, I have art.)</li>
</ul>
<p>Classes: <em>las matemáticas, las ciencias, la historia, el inglés, el español, el arte, la educación física</em>; in
between come <em>el recreo</em> (break) and <em>el almuerzo</em> (lunch). You need <em>tener</em> (have): <em>tengo,
tienes, tiene, tenemos, tenéis, tienen</em>, and <em>empieza, empiezan</em> (begins, begin).</p>

<h2>Worked example: “On Tuesdays I have history at 13:35”</h2>
<ol>
<li><strong>Every week:</strong> <em>los martes</em>. <strong>I have:</strong> <em>tengo historia</em>.</li>
<li><strong>Hour:</strong> 13 − 12 = 1, so <em>la una</em>, with <em>a</em>: <em>a la una</em>.</li>
<li><strong>Minutes:</strong> 35, <em>y treinta y cinco</em>, and the part of the day, <em>de la tarde</em>.</li>
</ol>
<p>Result: <strong>Los martes tengo historia a la una y treinta y cinco de la tarde.</strong> Just as good: <em>a las dos
menos veinticinco</em>.</p>

<h2>Check yourself</h2>
<p>Say 5:15, 12:50 and 21:30. (Answers: <em>las cinco y cuarto; la una menos diez; las nueve y media de la noche</em>.)</p>

<h2>Common mistakes</h2>
<ul>
<li><strong>“Son la una.”</strong> One is singular: <em>Es la una.</em></li>
<li><strong>“A las ocho en la mañana.”</strong> After a clock time: <em>de la mañana</em>.</li>
<li><strong>“En lunes.”</strong> Say <em>el lunes</em> or <em>los lunes</em>.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Es la, son las',
              meaning: 'How the time begins: es la for one o’clock, son las for all other hours.',
            },
            {
              term: 'A la, a las',
              meaning: '“At” with a clock time: a la una, a las ocho.',
            },
            {
              term: 'Y cuarto, y media, menos',
              meaning: 'A quarter past, half past, and minutes taken away from the next hour.',
            },
            {
              term: 'El lunes, los lunes',
              meaning: 'On one Monday; on Mondays, every week.',
            },
            {
              term: 'Un, una',
              meaning: 'The forms of uno before a masculine and a feminine noun, in 21 and 31 as well.',
            },
          ],
          assignment: {
            key: 'mi-horario',
            title: 'Mi horario: Valeria’s Timetable and Yours',
            description:
              'Read a timetable from Puebla, answer six questions with times in words, describe your own school day in ' +
              'Spanish and explain three rules.',
            kind: 'assignment',
            pointsPossible: 50,
            instructions: {
              durationMinutes: 45,
              materials: [
                'Valeria’s timetable on this page',
                'Your own timetable',
                'The lesson page “Numbers, Time and the School Day”',
              ],
              steps: [
                'Answer in Spanish with all numbers in words: 1. ¿A qué hora empieza la clase de matemáticas? 2. ¿Qué ' +
                  'días tiene Valeria ciencias? 3. ¿A qué hora es el recreo? 4. ¿A qué hora es el almuerzo? 5. ¿A qué ' +
                  'hora sale el autobús? 6. ¿Cuántos alumnos hay en la clase?',
                'Write a paragraph in Spanish of eight or nine sentences about your own school day. Use at least four ' +
                  'times in words, three days, one number above 20, and one thing you like or do not like.',
                'Explain in English: when is it “es la” and when “son las,” what is the difference between “el lunes” ' +
                  'and “los lunes,” and why is it “treinta y un alumnos.”',
              ],
              story: {
                title: 'El horario de Valeria',
                content: `Valeria goes to a secondary school in Puebla, Mexico. This timetable hangs on the door of her classroom.

Matemáticas: todos los días, 7:30

Ciencias: lunes, miércoles y viernes, 9:15

Recreo: todos los días, 10:40

Inglés: martes y jueves, 11:10

Almuerzo: todos los días, 13:00

Educación física: viernes, 14:45

Autobús: todos los días, 15:20

Alumnos en la clase: 31`,
              },
            },
            rubric: [
              {
                id: 'answers',
                name: 'Questions answered',
                points: 18,
                description: 'Answer the questions in Spanish, with the times in words.',
                notes:
                  'The six answers in Spanish are right, such as empieza a las siete y media de la mañana, los lunes, ' +
                  'los miércoles y los viernes, a las once menos veinte, a las diez y cuarenta, a la una de la tarde, ' +
                  'sale a las tres y veinte de la tarde, hay treinta y un alumnos.',
                source: 'ai',
                levels: [
                  { id: 'all', label: 'All six right, numbers in words', points: 18 },
                  { id: 'most', label: 'Four or five right', points: 12 },
                  { id: 'few', label: 'Two or three right', points: 6 },
                  { id: 'none', label: 'Fewer than two', points: 0 },
                ],
              },
              {
                id: 'own-day',
                name: 'Own school day',
                points: 20,
                description: 'Describe your own school day in Spanish.',
                notes:
                  'The own paragraph in Spanish is correct, such as me levanto, llego, voy a la escuela, mis clases ' +
                  'empiezan, tengo historia, matemáticas, inglés, ciencias, arte, español, los martes, los jueves, el ' +
                  'almuerzo es, a las ocho, a las doce, y cuarto, y media, menos, por la tarde, salgo, hago la tarea, ' +
                  'me acuesto, me gusta, me gustan, hay, veinticinco, veintiocho, alumnos, de la noche.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Eight sentences, times and days right', points: 20 },
                  { id: 'mostly', label: 'Five or more sentences, some mistakes', points: 13 },
                  { id: 'some', label: 'A few sentences', points: 6 },
                  { id: 'none', label: 'No text in Spanish', points: 0 },
                ],
              },
              {
                id: 'rules',
                name: 'Rules explained',
                points: 12,
                description: 'Explain the three rules about telling time.',
                notes:
                  'Explains that es la is only for one because it is singular and son las is for the other hours, which ' +
                  'are plural; that el lunes is a single Monday and los lunes is every Monday; and that uno shortens to ' +
                  'un before a masculine noun, alumnos.',
                source: 'ai',
                levels: [
                  { id: 'three', label: 'Three rules explained', points: 12 },
                  { id: 'two', label: 'Two rules explained', points: 8 },
                  { id: 'one', label: 'One rule explained', points: 4 },
                  { id: 'none', label: 'No rule explained', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `1. La clase empieza a las siete y media de la mañana.
2. Tiene ciencias los lunes, los miércoles y los viernes.
3. El recreo es a las once menos veinte.
4. El almuerzo es a la una de la tarde.
5. El autobús sale a las tres y veinte de la tarde.
6. Hay treinta y un alumnos.

Me levanto a las seis y cuarto y llego a la escuela a las ocho menos diez. Mis clases empiezan a las ocho. Los martes y los jueves tengo historia a las nueve y media. En la clase hay veintiocho alumnos. El almuerzo es a las doce y diez. Los viernes tengo arte y me gusta mucho, pero no me gustan los exámenes. Por la tarde salgo con mi perro y hago la tarea. Me acuesto a las diez de la noche.

It is “es la” only for one o’clock, because one hour is singular. All the other hours are plural, so they take “son las.” “El lunes” is a single Monday, for example the next one, and “los lunes” is every Monday. “Alumnos” is a masculine noun, so uno shortens to un before it: treinta y un alumnos.`,
              `1. Empieza a las siete y media. 3. A las diez y cuarenta. 4. Es a la una. 5. A las tres y veinte. 6. Hay treinta y uno alumnos.

Mis clases empiezan a las ocho y cuarto. Tengo inglés a las diez. Hay veinticinco alumnos. El almuerzo es a las doce. Me gusta la historia.

You say es la for one and son las for the other hours. El lunes is one Monday and los lunes is every Monday.`,
              `1. siete y media 3. diez y cuarenta 5. tres y veinte

Yo tengo matemáticas a las ocho en la mañana. Hay 25 alumnos. Me gusta arte.

“Los lunes” means Mondays.`,
              'Valeria has math every day and her school starts early. Mine starts at eight and I have seven classes.',
            ],
          },
        },
      ],
    },
  ],
};
