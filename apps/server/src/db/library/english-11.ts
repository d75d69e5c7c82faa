import type { CourseContent } from './types.ts';

export const english11: CourseContent = {
  key: 'english-11',
  title: 'English 11: American Voices',
  subject: 'English Language Arts',
  description:
    'Students read American writers of the nineteenth century closely, from Douglass and Thoreau to Lincoln, Chopin, Whitman and Dickinson. They analyze style and rhetoric, build arguments from several texts, and write from sources with proper citation.',
  gradeLevel: 11,
  credits: 1,
  ncaaArea: 'english',
  modules: [
    {
      title: 'Style and Story',
      lessons: [
        {
          key: 'diction-and-syntax',
          title: 'Style Is Meaning: Diction and Syntax in Douglass',
          estimatedMinutes: 35,
          objectives: [
            'Describe a writer’s diction by its connotation, its concreteness and its patterns',
            'Identify parallelism, antithesis and chiasmus in a sentence',
            'Explain how the shape of a sentence carries part of its meaning',
            'Write an analytical paragraph that links choices of style to an idea',
          ],
          introduction:
            'In 1845 a young man who had escaped from slavery published the story of his life, and many readers could not believe that he had written it himself. His style was his proof. In this lesson you will learn to look at two things every writer chooses, words and sentence shapes, and to explain what those choices mean.',
          mainContent: `<h2>A book that had to be believed</h2>
<p>Frederick Douglass was born enslaved in Maryland around 1818 and escaped to the North in 1838. He became such a fine speaker that people in his audiences doubted he had ever been enslaved. He answered with <em>Narrative of the Life of Frederick Douglass, an American Slave</em> (1845), which gave real names and places. Because the book could lead slave catchers to him, he left for Great Britain soon after it appeared. For Douglass, writing well was an argument in itself.</p>
<figure><svg viewBox="0 0 560 240" role="img" aria-label="Timeline from 1840 to 1900 with six texts of this course before, during and after the Civil War"><rect class="area-clay" x="232" y="142" width="30" height="16"></rect><line class="line" x1="40" y1="150" x2="530" y2="150"></line><line class="line" x1="77" y1="146" x2="77" y2="154"></line><line class="line" x1="151" y1="146" x2="151" y2="154"></line><line class="line" x1="225" y1="146" x2="225" y2="154"></line><line class="line" x1="298" y1="146" x2="298" y2="154"></line><line class="line" x1="372" y1="146" x2="372" y2="154"></line><line class="line" x1="446" y1="146" x2="446" y2="154"></line><line class="line" x1="520" y1="146" x2="520" y2="154"></line><text class="label-small" x="77" y="168" text-anchor="middle">1840</text><text class="label-small" x="151" y="168" text-anchor="middle">1850</text><text class="label-small" x="225" y="168" text-anchor="middle">1860</text><text class="label-small" x="298" y="168" text-anchor="middle">1870</text><text class="label-small" x="372" y="168" text-anchor="middle">1880</text><text class="label-small" x="446" y="168" text-anchor="middle">1890</text><text class="label-small" x="520" y="168" text-anchor="middle">1900</text><text class="label-small" x="247" y="188" text-anchor="middle">Civil War</text><line class="line-pine" x1="114" y1="28" x2="114" y2="150"></line><text class="label" x="120" y="38">1845 Douglass, Narrative</text><line class="line-pine" x1="143" y1="52" x2="143" y2="150"></line><text class="label" x="149" y="62">1849 Thoreau, “Civil Disobedience”</text><line class="line-pine" x1="188" y1="76" x2="188" y2="150"></line><text class="label" x="194" y="86">1855 Whitman, Leaves of Grass</text><line class="line-pine" x1="247" y1="100" x2="247" y2="142"></line><text class="label" x="253" y="110">1863 Lincoln, Gettysburg Address</text><line class="line-pine" x1="446" y1="174" x2="446" y2="204"></line><text class="label" x="440" y="204" text-anchor="end">1890 Dickinson, Poems</text><line class="line-pine" x1="498" y1="150" x2="498" y2="228"></line><text class="label" x="492" y="228" text-anchor="end">1897 Chopin, “A Pair of Silk Stockings”</text></svg><figcaption>Six texts of this course, with the Civil War (1861–1865) shaded.</figcaption></figure>
<h2>Diction: which word, and why this one?</h2>
<p><strong>Diction</strong> is a writer’s choice of words. Three questions bring it into view.</p>
<ul>
<li><strong>Connotation.</strong> What feeling does the word carry? A “pit” and a “hole” can be equally deep, but only one sounds like a trap or a grave.</li>
<li><strong>Concreteness.</strong> Can you see or touch it? “Despair” is abstract; “no ladder” is a thing you could look for.</li>
<li><strong>Pattern.</strong> Do several words belong to one family, such as sickness, money or weather? A family of words is evidence of how the writer imagines the subject.</li>
</ul>
<h2>Syntax: the shape of the sentence</h2>
<p><strong>Syntax</strong> is the order and arrangement of words. Four shapes are worth knowing by name.</p>
<table>
<thead>
<tr><th scope="col">Shape</th><th scope="col">What it does</th><th scope="col">Example (invented)</th></tr>
</thead>
<tbody>
<tr><td>Parallelism</td><td>Puts matching ideas in matching grammar</td><td>She read by candle, by moonlight, by memory.</td></tr>
<tr><td>Antithesis</td><td>Sets opposites side by side in parallel form</td><td>They owned the land; we knew it.</td></tr>
<tr><td>Chiasmus</td><td>Repeats words or ideas in reverse order, A B then B A</td><td>I taught the school, and the school taught me.</td></tr>
<tr><td>Short sentence</td><td>Stops the reader, often after long sentences</td><td>Then the door closed.</td></tr>
</tbody>
</table>
<h2>Worked example: a lesson nobody meant to give</h2>
<p>As a boy in Baltimore, Douglass was learning his letters from Sophia Auld until her husband, Hugh, forbade it. A slave who could read, Auld said, would be unfit to be a slave. The boy listened and drew his own conclusion:</p>
<blockquote><p>What he most dreaded, that I most desired. What he most loved, that I most hated. That which to him was a great evil, to be carefully shunned, was to me a great good, to be diligently sought.</p></blockquote>
<ol>
<li><strong>Notice the syntax.</strong> Each sentence has two halves built alike: <em>he most dreaded, I most desired</em>. This is antithesis.</li>
<li><strong>Notice the diction.</strong> “Evil” faces “good,” “shunned” faces “sought.” The adverbs “carefully” and “diligently” belong to hard work, even to school.</li>
<li><strong>Ask what the shape means.</strong> A master and a slave are supposed to stand far apart. In these sentences they stand on either side of a balance, and the weights are equal.</li>
<li><strong>State the idea.</strong> By balancing each of Auld’s fears against his own desire, Douglass shows that the two agree on one thing: reading is power. His enemy has taught him what to want.</li>
</ol>
<p>Later, before he tells how he fought back against Edward Covey, a farmer known for breaking the will of enslaved people, Douglass writes: “You have seen how a man was made a slave; you shall see how a slave was made a man.” The words cross over (<em>man, slave; slave, man</em>), and this chiasmus acts out the reversal it promises.</p>
<h2>Common mistakes</h2>
<ul>
<li><strong>Device hunting.</strong> “Douglass uses antithesis” names a tool. Say what the tool builds.</li>
<li><strong>Empty praise.</strong> “Powerful words” and “paints a picture” would fit any book. Quote the word and give its connotation.</li>
<li><strong>Splitting form from content.</strong> Avoid one paragraph on ideas and one on style. Join them with a verb: the shape <em>suggests</em>, <em>enacts</em>, <em>undercuts</em>.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Diction',
              meaning: 'A writer’s choice of words, with the feelings and patterns they bring.',
            },
            { term: 'Syntax', meaning: 'The order and arrangement of words in sentences.' },
            {
              term: 'Parallelism',
              meaning: 'Putting ideas of equal weight in the same grammatical form.',
            },
            { term: 'Antithesis', meaning: 'Opposite ideas set side by side in parallel form.' },
            {
              term: 'Chiasmus',
              meaning: 'Words or ideas repeated in reverse order, in the pattern A B, B A.',
            },
            {
              term: 'Connotation',
              meaning: 'The feeling or association a word carries beyond its dictionary meaning.',
            },
          ],
          assignment: {
            key: 'the-price-of-reading',
            title: 'The Price of Reading: A Style Analysis',
            description:
              'Read a passage from Chapter VII of Douglass’s Narrative and write a paragraph that explains how his diction and syntax express two sides of learning to read.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 40,
              materials: [
                'The passage on this page',
                'The table of sentence shapes in the lesson',
                'The answer box or a word processor',
              ],
              steps: [
                'Read the passage twice, once silently and once aloud. Mark words with strong connotations and sentences whose shape you notice.',
                'Write a claim in one sentence: what two sides of reading and freedom does the passage express?',
                'Discuss diction: quote at least two words or phrases and explain their connotation or the pattern they form.',
                'Discuss syntax: quote at least one sentence, name its shape (such as parallelism, antithesis or a short sentence) and explain what the shape adds.',
                'Finish by linking style to idea: why would a plainer style have said less? Write 150 to 220 words in all.',
              ],
              story: {
                title: 'From Narrative of the Life of Frederick Douglass (1845), Chapter VII',
                content: `Douglass is about twelve. He has taught himself to read with the help of white boys in the streets of Baltimore, and he has found a book of speeches that argues against slavery. His master had warned that reading would make him unhappy. To writhe is to twist in pain; “stupidity” here means dullness, not being troubled by thought; “meanest” means lowest; a trump is a trumpet.

As I writhed under it, I would at times feel that learning to read had been a curse rather than a blessing. It had given me a view of my wretched condition, without the remedy. It opened my eyes to the horrible pit, but to no ladder upon which to get out. In moments of agony, I envied my fellow-slaves for their stupidity. I have often wished myself a beast. I preferred the condition of the meanest reptile to my own. Any thing, no matter what, to get rid of thinking! It was this everlasting thinking of my condition that tormented me. There was no getting rid of it. It was pressed upon me by every object within sight or hearing, animate or inanimate.

The silver trump of freedom had roused my soul to eternal wakefulness. Freedom now appeared, to disappear no more forever. It was heard in every sound, and seen in every thing. It was ever present to torment me with a sense of my wretched condition. I saw nothing without seeing it, I heard nothing without hearing it, and felt nothing without feeling it. It looked from every star, it smiled in every calm, breathed in every wind, and moved in every storm.`,
              },
            },
            rubric: [
              {
                id: 'claim',
                name: 'Claim',
                points: 8,
                description: 'State what the passage expresses in one clear claim.',
                notes:
                  'States a claim that the passage expresses two sides: reading is a curse and torment because it shows Douglass his wretched condition without a remedy, yet it also awakens his soul to freedom, which is beautiful and everywhere.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Clear claim about both sides', points: 8 },
                  { id: 'partial', label: 'One side only, or vague', points: 4 },
                  { id: 'none', label: 'No claim', points: 0 },
                ],
              },
              {
                id: 'diction',
                name: 'Diction',
                points: 12,
                description: 'Quote words that matter and explain their connotations.',
                notes:
                  'Quotes words as evidence of diction and explains their connotation or pattern: pain words such as “writhed,” “agony” and “torment”; “horrible pit” and “no ladder” as a concrete image of a trap; “beast” and “meanest reptile” for lost humanity; or “silver trump,” “star,” “smiled” and “breathed,” which make freedom bright and alive.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Two or more words with connotation or pattern explained',
                    points: 12,
                  },
                  { id: 'most', label: 'Words quoted, explanation thin', points: 8 },
                  { id: 'partial', label: 'Words listed without explanation', points: 4 },
                  { id: 'none', label: 'No diction discussed', points: 0 },
                ],
              },
              {
                id: 'syntax',
                name: 'Syntax',
                points: 12,
                description: 'Quote a sentence, describe how it is built and explain the effect.',
                notes:
                  'Quotes a sentence, names its shape and explains the effect of the syntax: the parallelism of “I saw nothing without seeing it, I heard nothing without hearing it” or “It looked from every star, it smiled in every calm” repeats so that freedom surrounds the reader; the antithesis of “curse rather than a blessing” or “a view” but “without the remedy” balances opposites; short sentences such as “There was no getting rid of it” feel like a closed door.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Shape named, quoted and its effect explained', points: 12 },
                  { id: 'most', label: 'Shape named and quoted, effect thin', points: 8 },
                  { id: 'partial', label: 'Mentions sentences without a quotation or a name', points: 4 },
                  { id: 'none', label: 'No syntax discussed', points: 0 },
                ],
              },
              {
                id: 'style-and-idea',
                name: 'Linking style to idea',
                points: 8,
                description: 'Explain why the style says more than plain words would.',
                notes:
                  'Links style to meaning and explains why a plain style would say less, for example that the sentence makes the reader feel that freedom cannot be escaped, or that the change from pit and reptile to star and wind shows pain turning into hope.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Style and meaning joined in the reader’s experience', points: 8 },
                  { id: 'partial', label: 'Link stated in general words', points: 4 },
                  { id: 'none', label: 'No link', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `In this passage Douglass claims that reading was both a torment and an awakening: it showed him his “wretched condition” and at the same time made freedom beautiful and impossible to forget. The diction of the first paragraph comes from pain and captivity. He “writhed” in “agony,” and his eyes were opened to a “horrible pit” with “no ladder.” The pit has the connotation of a trap or a grave, and the missing ladder is so concrete that we start looking for it too. He even envies a “beast” and the “meanest reptile,” as if thinking were worse than losing his humanity. The short sentence “There was no getting rid of it” shuts like a door. Then the diction turns bright and alive: a “silver trump,” a “star,” a freedom that “smiled” and “breathed.” The syntax changes too. In “I saw nothing without seeing it, I heard nothing without hearing it,” the parallelism repeats until freedom surrounds the reader the way it surrounded him. The last sentence keeps the same shape, star, calm, wind, storm, so there is nowhere left to look. A plain sentence like “I thought about freedom all the time” would only report this. Douglass’s style makes us feel that we cannot escape it either.`,
              `Douglass shows that learning to read hurt him but also woke him up to freedom. His diction at the start is full of pain words such as “agony” and “torment,” and he says reading opened his eyes to a “horrible pit.” The connotation of pit is a trap, and “no ladder” means that he sees the problem without a way out. That is why he calls reading “a curse rather than a blessing,” which is an antithesis because curse and blessing are opposites. Later he uses parallelism: “It looked from every star, it smiled in every calm, breathed in every wind, and moved in every storm.” The repeated shape makes freedom seem to be everywhere around him. This links to his idea, because if he had just said that he wanted to be free, we would not feel how strong it was.`,
              `In this passage Douglass says that reading was a curse because it made him think about being a slave. He uses words like “horrible pit” and “wretched” that are very negative. He also repeats “I saw nothing without seeing it, I heard nothing without hearing it,” which is parallelism and makes it powerful. It shows that he wanted freedom.`,
              `Douglass learned to read and it made him sad. He uses good descriptive words that paint a picture in your mind. I think it was brave of him to learn to read.`,
            ],
          },
        },
        {
          key: 'realism-and-irony',
          title: 'Inside and Outside a Character: Realism and Irony in Chopin',
          estimatedMinutes: 35,
          objectives: [
            'Describe the aims of American realism',
            'Recognize free indirect discourse and explain its effect',
            'Analyze irony and a symbol in a short story',
            'State a theme as a debatable sentence supported by details',
          ],
          introduction:
            'A woman unexpectedly comes into fifteen dollars. From that small event Kate Chopin made a story about money, class, duty and desire. In this lesson you will learn how realist writers let us hear a character’s thoughts without ever writing “she thought,” and how irony can be gentle and sharp at once.',
          mainContent: `<h2>Realism: ordinary life, closely watched</h2>
<p>After the Civil War many American writers turned away from heroes, ghosts and grand adventures. <strong>Realism</strong> asks us to look at ordinary people making choices under ordinary pressures: rent, marriage, gossip, the price of shoes. Realists prefer exact detail to drama and often leave the ending open, because life does. Kate Chopin (1850–1904), who began to publish fiction as a widow with six children, was one of the best. “A Pair of Silk Stockings” appeared in the magazine <em>Vogue</em> in 1897.</p>
<h2>The plot in brief</h2>
<p>“Little Mrs. Sommers” has several children and has known “better days.” When fifteen dollars come her way, she plans carefully how to spend them on the children. In the store she sits down, tired and faint, for she has forgotten to eat lunch. Her hand, without a glove, happens to touch a pile of silk stockings. She buys a pair for herself and puts them on in the ladies’ waiting room. Then come boots, gloves, two magazines, a meal in a restaurant and an afternoon play.</p>
<h2>Free indirect discourse</h2>
<p>Compare three ways of reporting a thought.</p>
<table>
<thead>
<tr><th scope="col">Method</th><th scope="col">Example</th></tr>
</thead>
<tbody>
<tr><td>Direct thought</td><td>She thought, “What darning I will save!”</td></tr>
<tr><td>Indirect thought</td><td>She thought that she would save much darning.</td></tr>
<tr><td>Free indirect discourse</td><td>What darning that would save!</td></tr>
</tbody>
</table>
<p>In <strong>free indirect discourse</strong> the narrator keeps the third person and the past tense but takes on the character’s own words, tone and excitement. There are no quotation marks and no “she thought.” We are inside and outside at once.</p>
<h2>Worked example: the budget</h2>
<p>Here is Mrs. Sommers making her plans (“insure” here means make certain):</p>
<blockquote><p>A dollar or two should be added to the price usually paid for Janie’s shoes, which would insure their lasting an appreciable time longer than they usually did. [...] And still there would be left enough for new stockings—two pairs apiece—and what darning that would save for a while!</p></blockquote>
<ol>
<li><strong>Whose voice?</strong> No narrator gets excited about darning. The dashes and the exclamation are hers: this is free indirect discourse.</li>
<li><strong>What does it reveal?</strong> Every item is for someone else. Her happiest thought is a little less work “for a while.” Chopin never says that she is poor and tired; the arithmetic says it.</li>
<li><strong>What follows?</strong> The new stockings of her plan are for the children. The pair in the title will be hers. When we notice this, the story has become ironic.</li>
</ol>
<h2>Irony and symbol</h2>
<p><strong>Irony</strong> is a gap: between what is said and meant (<em>verbal</em> irony), what is expected and what happens (<em>situational</em> irony), or what a character knows and what we know (<em>dramatic</em> irony). When Chopin’s narrator says that a vision of the future “like some dim, gaunt monster sometimes appalled her, but luckily to-morrow never comes,” the word “luckily” is ironic. Tomorrow always comes, and both the narrator and the reader know it.</p>
<p>A <strong>symbol</strong> is a thing in the story that also stands for something larger. To test one, ask three questions. Does the story return to it? Does the character react to it more strongly than the thing itself deserves? Does it change something? The stockings pass all three tests. They are real silk on real feet, and they also stand for a self that Mrs. Sommers has put away.</p>
<p>A careful reader does not stop at “stockings symbolize freedom.” They were bought, not won. Chopin lets us ask whether an afternoon of shopping frees Mrs. Sommers or only shows her what she cannot keep.</p>
<h2>From topic to theme</h2>
<ul>
<li><strong>Topic:</strong> money and motherhood. A topic is a noun, and nobody can disagree with a noun.</li>
<li><strong>Lesson in disguise:</strong> do not be selfish. That is advice, and the story is less simple.</li>
<li><strong>Theme:</strong> duty can bury a person so deeply that even a small pleasure feels like a dream, and waking up hurts. That is debatable, and details can support it.</li>
</ul>
<h2>Check yourself</h2>
<p>In “The boots were a poor fit. What did it matter?” which sentence is free indirect discourse? The second: the question is the character’s, though the narrator speaks it.</p>`,
          keyConcepts: [
            {
              term: 'Realism',
              meaning:
                'A literary movement that shows ordinary people and social pressures in exact detail, without idealizing them.',
            },
            {
              term: 'Free indirect discourse',
              meaning:
                'Third-person narration that takes on a character’s own words and tone without quotation marks or “she thought.”',
            },
            {
              term: 'Situational irony',
              meaning: 'A gap between what is expected and what actually happens.',
            },
            { term: 'Verbal irony', meaning: 'A gap between what is said and what is meant.' },
            {
              term: 'Symbol',
              meaning: 'A thing in a story that is itself and also stands for something larger.',
            },
            { term: 'Theme', meaning: 'A debatable idea about life that the whole story supports.' },
          ],
          assignment: {
            key: 'silk-stockings-quiz',
            title: 'Reading Quiz: The End of the Afternoon',
            description:
              'Answer four questions about two passages from the end of Chopin’s “A Pair of Silk Stockings.” Use short quotations.',
            kind: 'quiz',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: ['The passages on this page', 'The lesson text', 'The answer box'],
              steps: [
                'Question 1. Find one sentence of free indirect discourse in the passages. Quote it, and explain whose thought it is and what it reveals.',
                'Question 2. Explain the irony in the waiter’s bow. What is the gap between how Mrs. Sommers appears and what we know?',
                'Question 3. In the last paragraph the story suddenly looks at Mrs. Sommers through the eyes of a stranger. What does this change of point of view do to the reader?',
                'Question 4. State a theme of the story as a complete, debatable sentence, and support it with a detail. The stockings or the cable car may help as a symbol.',
                'Answer each question in two to four sentences in the same answer box.',
              ],
              story: {
                title: 'From Kate Chopin, “A Pair of Silk Stockings” (1897)',
                content: `In the restaurant. Mrs. Sommers, wearing her new stockings, boots and gloves, has ordered a fine lunch.

There were quiet ladies and gentlemen, who did not notice her, lunching at the small tables like her own. A soft, pleasing strain of music could be heard, and a gentle breeze, was blowing through the window. She tasted a bite, and she read a word or two, and she sipped the amber wine and wiggled her toes in the silk stockings. The price of it made no difference. She counted the money out to the waiter and left an extra coin on his tray, whereupon he bowed before her as before a princess of royal blood.

After the play, at the end of the story.

The play was over, the music ceased, the crowd filed out. It was like a dream ended. People scattered in all directions. Mrs. Sommers went to the corner and waited for the cable car.

A man with keen eyes, who sat opposite to her, seemed to like the study of her small, pale face. It puzzled him to decipher what he saw there. In truth, he saw nothing—unless he were wizard enough to detect a poignant wish, a powerful longing that the cable car would never stop anywhere, but go on and on with her forever.`,
              },
            },
            rubric: [
              {
                id: 'free-indirect',
                name: 'Question 1: Free indirect discourse',
                points: 10,
                description: 'Quote an example and explain whose voice we hear.',
                notes:
                  'Quotes “The price of it made no difference” (or “It was like a dream ended”) as free indirect discourse, says that it is Mrs. Sommers’s own thought spoken by the narrator without “she thought,” and explains what it reveals: she is telling herself that the price does not matter, although for a poor mother it does.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Right sentence, whose thought it is and what it reveals',
                    points: 10,
                  },
                  { id: 'partial', label: 'Right sentence with little explanation', points: 6 },
                  { id: 'limited', label: 'Sentence chosen is plain narration, or no quotation', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'irony',
                name: 'Question 2: Irony',
                points: 10,
                description: 'Explain the irony in the scene.',
                notes:
                  'Explains the irony or gap: the waiter bows as to “a princess of royal blood” because of her clothes and the extra coin, but we know that she is a poor mother who skips meals and mends old clothes and that the money was meant for her children, so she is treated as rich for one afternoon.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Gap between appearance and reality explained', points: 10 },
                  { id: 'partial', label: 'Irony named, gap only partly explained', points: 6 },
                  { id: 'none', label: 'No irony explained', points: 0 },
                ],
              },
              {
                id: 'point-of-view',
                name: 'Question 3: Point of view',
                points: 10,
                description: 'Explain how the point of view changes and what that does.',
                notes:
                  'Explains that we move from inside her mind to outside, to a man with keen eyes who studies her face and “saw nothing,” while the reader knows the “poignant wish,” so the effect is that we feel how hidden and lonely her longing is and that strangers cannot see it.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Change from inside to outside and its effect', points: 10 },
                  { id: 'partial', label: 'Change described without effect', points: 6 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'theme',
                name: 'Question 4: Theme',
                points: 10,
                description: 'State a theme in a full sentence and support it.',
                notes:
                  'States a theme as a complete, debatable sentence, such as that constant duty to others can make a person lose herself, so that a small pleasure awakens a longing that daily life cannot satisfy, and supports it with a detail or symbol: the silk stockings, the dream that ended, or the cable car that she wishes would never stop.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Debatable theme supported by a detail', points: 10 },
                  { id: 'partial', label: 'Theme without support, or a moral', points: 6 },
                  { id: 'limited', label: 'Topic only', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `1. “The price of it made no difference” is free indirect discourse. The narrator says it in the third person, but it is Mrs. Sommers’s own thought without “she thought.” It reveals that she is talking herself into not counting, although for a mother who planned every dollar the price always makes a difference.
2. The waiter bows “as before a princess of royal blood” because he sees gloves, silk and an extra coin. The irony is the gap between that appearance and what we know: she is poor, she had forgotten to eat lunch, and the money was meant for her children’s clothes. She can be a princess only until the fifteen dollars are gone.
3. For the whole story we have been inside her mind, and then we look at her from outside, with the man in the cable car. He has “keen eyes” and still “saw nothing.” The effect is lonely. We know the “poignant wish” that nobody else can see, so her longing seems both huge and completely hidden.
4. Constant duty can bury a person so deeply that one afternoon of pleasure makes ordinary life harder to return to. The cable car is a symbol of this, because it is taking her home and she wishes it “would never stop anywhere.” It is “like a dream ended,” and waking up hurts.`,
              `1. The free indirect discourse is “The price of it made no difference.” It is what Mrs. Sommers is thinking, but the narrator says it. She is enjoying herself and does not want to think about money.
2. The irony is that the waiter treats her like a princess when she is really poor. He only sees her new clothes and the tip.
3. We see her from the outside through the man. He cannot tell what she feels, but the reader knows about her wish, so we feel sorry for her.
4. The theme is that people who always take care of others also need something for themselves. The silk stockings show this because they are the first thing she buys for herself.`,
              `1. “She wiggled her toes in the silk stockings” because it shows she is happy.
2. It is ironic because he bows to her and she is not a princess.
3. The man looks at her face and thinks she looks pale. It makes it more interesting.
4. The theme is money and being a mother.`,
              `1. I don’t know. 2. The waiter was being polite. 3. A man looks at her. 4. You should not waste your money when your kids need things.`,
            ],
          },
        },
      ],
    },
    {
      title: 'Rhetoric and Argument',
      lessons: [
        {
          key: 'rhetoric-in-wartime',
          title: 'Lincoln’s Two Minutes: Rhetoric at Gettysburg',
          estimatedMinutes: 35,
          objectives: [
            'Describe the rhetorical situation of a public speech',
            'Identify anaphora, epistrophe, antithesis, allusion and other devices in American texts',
            'Trace how a speech is organized and how a key word changes its meaning',
            'Analyze how devices serve a speaker’s purpose with a particular audience',
          ],
          introduction:
            'On November 19, 1863, Abraham Lincoln spoke for about two minutes at the dedication of a soldiers’ cemetery. The main speaker, Edward Everett, had talked for two hours. People still know Lincoln’s words by heart. In this lesson you will find out how they work, and then you will study the end of his last great speech about the war.',
          mainContent: `<h2>The situation</h2>
<p>In July 1863 more than 160,000 soldiers fought for three days around the small town of Gettysburg, Pennsylvania. About 51,000 were killed, wounded, captured or missing. Four months later a crowd gathered to dedicate the graves. Lincoln’s audience was grieving, the war was not won, and many in the North were asking whether it was worth the cost. His <strong>purpose</strong> was to turn a funeral into a commitment.</p>
<h2>The shape of the speech</h2>
<p>The address has about 270 words and moves through time.</p>
<figure><svg viewBox="0 0 560 160" role="img" aria-label="Three boxes joined by arrows show that the Gettysburg Address moves from past to present to future"><rect class="area-blue" x="15" y="30" width="155" height="90"></rect><rect class="area-amber" x="202" y="30" width="155" height="90"></rect><rect class="area-pine" x="389" y="30" width="155" height="90"></rect><text class="label-strong" x="92" y="55" text-anchor="middle">Past</text><text class="label-small" x="92" y="80" text-anchor="middle">“our fathers</text><text class="label-small" x="92" y="98" text-anchor="middle">brought forth”</text><text class="label-strong" x="279" y="55" text-anchor="middle">Present</text><text class="label-small" x="279" y="80" text-anchor="middle">“Now we are engaged in</text><text class="label-small" x="279" y="98" text-anchor="middle">a great civil war”</text><text class="label-strong" x="466" y="55" text-anchor="middle">Future</text><text class="label-small" x="466" y="80" text-anchor="middle">“a new birth</text><text class="label-small" x="466" y="98" text-anchor="middle">of freedom”</text><line class="line thick" x1="172" y1="75" x2="192" y2="75"></line><polygon class="mark" points="192,70 200,75 192,80"></polygon><line class="line thick" x1="359" y1="75" x2="379" y2="75"></line><polygon class="mark" points="379,70 387,75 379,80"></polygon><text class="label-small" x="92" y="145" text-anchor="middle">1776</text><text class="label-small" x="279" y="145" text-anchor="middle">1863</text><text class="label-small" x="466" y="145" text-anchor="middle">“shall not perish”</text></svg><figcaption>Lincoln’s listeners are placed between a beginning they inherited and an ending they must choose.</figcaption></figure>
<p>“Four score and seven years ago” means eighty-seven years before 1863. That leads back to 1776 and the Declaration of Independence, not to the Constitution of 1787, which had allowed slavery. The arithmetic is an argument: the nation is founded on “the proposition that all men are created equal.”</p>
<p>Watch one word travel. The nation was “<strong>dedicated</strong> to the proposition”; the crowd has come to “<strong>dedicate</strong>” a field; but “it is for us the living, rather, to be <strong>dedicated</strong> here to the unfinished work.” A word that first meant <em>founded on</em>, then <em>set apart as holy</em>, ends by meaning <em>pledged</em>. The ceremony has turned around: the field does not need the people, the people need the field.</p>
<h2>Devices at work</h2>
<table>
<thead>
<tr><th scope="col">Device</th><th scope="col">Meaning</th><th scope="col">Effect to look for</th></tr>
</thead>
<tbody>
<tr><td>Anaphora</td><td>Repetition at the beginnings of clauses</td><td>Builds pressure, like waves</td></tr>
<tr><td>Epistrophe</td><td>Repetition at the ends of phrases</td><td>Hammers home the last word</td></tr>
<tr><td>Antithesis</td><td>Opposites in parallel form</td><td>Forces a choice or a comparison</td></tr>
<tr><td>Allusion</td><td>A brief reference to a known text or event</td><td>Borrows its authority and feeling</td></tr>
<tr><td>Polysyndeton</td><td>More conjunctions than needed</td><td>Slows down and piles up</td></tr>
<tr><td>Rhetorical question</td><td>A question asked for effect</td><td>Makes listeners supply the answer</td></tr>
</tbody>
</table>
<h2>Worked example</h2>
<blockquote><p>The world will little note, nor long remember what we say here, but it can never forget what they did here.</p></blockquote>
<ol>
<li><strong>Name it.</strong> Antithesis: <em>we</em> against <em>they</em>, <em>say</em> against <em>did</em>, <em>little note</em> against <em>never forget</em>. Both halves end in “here,” so there is epistrophe too.</li>
<li><strong>Explain the effect.</strong> The balanced halves put speech on one side of the scale and sacrifice on the other, and speech is found light.</li>
<li><strong>Link it to purpose and audience.</strong> Mourners might resent a politician who uses their dead. Lincoln makes his own speech small, and so earns the right to ask the living for more.</li>
</ol>
<h2>Fifteen months later</h2>
<p>On March 4, 1865, Lincoln took the oath a second time. The war was nearly won, and many in the crowd expected triumph. He gave them something else. Both sides, he said, “read the same Bible and pray to the same God.” He called slavery the cause of the war and suggested that the war might be a judgment on North and South alike. A speech of victory became a speech of shared responsibility. You will study its last sentence in the assignment.</p>
<h2>Common mistakes</h2>
<ul>
<li>Writing “the reader” when the text had listeners. Name them: mourners, voters, defeated Southerners who would read it in a newspaper.</li>
<li>Naming every device. Two that serve the purpose beat six on a list.</li>
<li>Calling any repetition anaphora. Look where in the clause the repeated words stand.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Rhetorical situation',
              meaning: 'The speaker, audience, occasion and purpose that shape a speech or text.',
            },
            { term: 'Anaphora', meaning: 'Repetition of words at the beginnings of clauses or sentences.' },
            { term: 'Epistrophe', meaning: 'Repetition of words at the ends of phrases or clauses.' },
            {
              term: 'Allusion',
              meaning:
                'A brief reference to a well-known text, person or event, such as a verse of the Bible.',
            },
            {
              term: 'Polysyndeton',
              meaning: 'The use of more conjunctions than grammar needs, as in “and … and … and.”',
            },
            {
              term: 'Purpose',
              meaning: 'What the speaker wants the audience to think, feel or do.',
            },
          ],
          assignment: {
            key: 'second-inaugural',
            title: 'Devices and Purpose: Lincoln’s Second Inaugural',
            description:
              'Match eight devices with lines by American writers. Then analyze how the last sentence of Lincoln’s Second Inaugural Address works on its audience.',
            kind: 'assignment',
            pointsPossible: 46,
            instructions: {
              durationMinutes: 40,
              materials: ['The matching activity on this page', 'The passage on this page', 'The answer box'],
              steps: [
                'Complete the matching activity: connect each device with the line that shows it best.',
                'Read the passage aloud. In one or two sentences describe the rhetorical situation: speaker, occasion, audience and purpose.',
                'Choose two devices in the last paragraph. For each, quote a short phrase, name the device and explain its effect.',
                'Explain how the devices serve Lincoln’s purpose. What does he ask of the North, and what does he leave out that a victor might have said? Write 150 to 220 words.',
              ],
              story: {
                title: 'From Abraham Lincoln, Second Inaugural Address (March 4, 1865)',
                content: `The war has lasted four years, and more than 600,000 soldiers have died. The Union army is close to victory; the main Confederate army will surrender five weeks later. “Malice” is the wish to harm, and “charity” here means generous love toward others.

Both read the same Bible, and pray to the same God; and each invokes His aid against the other. It may seem strange that any men should dare to ask a just God’s assistance in wringing their bread from the sweat of other men’s faces; but let us judge not that we be not judged. The prayers of both could not be answered; that of neither has been answered fully. The Almighty has his own purposes.

With malice toward none; with charity for all; with firmness in the right, as God gives us to see the right, let us strive on to finish the work we are in; to bind up the nation’s wounds; to care for him who shall have borne the battle, and for his widow, and his orphan—to do all which may achieve and cherish a just, and a lasting peace, among ourselves, and with all nations.`,
              },
            },
            rubric: [
              {
                id: 'matching',
                name: 'Matching devices and lines',
                points: 16,
                description: 'Each device is matched with the line that shows it, two points per pair.',
                source: 'matching',
                levels: [],
              },
              {
                id: 'situation',
                name: 'Rhetorical situation',
                points: 8,
                description: 'Describe who speaks, to whom, when and why.',
                notes:
                  'Describes the rhetorical situation: Lincoln speaks at his second inauguration in March 1865, near the end of the Civil War, to a Northern audience that expects victory or revenge, and his purpose is to prepare the nation for peace and reconciliation.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Speaker, occasion, audience and purpose', points: 8 },
                  { id: 'partial', label: 'Some parts missing', points: 4 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'devices-effect',
                name: 'Two devices and their effect',
                points: 14,
                description: 'Name two devices, quote them and explain what they do.',
                notes:
                  'Quotes and names two devices and explains their effect: the anaphora “With malice … with charity … with firmness,” which sounds like a vow or prayer; the antithesis of “malice toward none” and “charity for all”; the parallel infinitives “to bind up,” “to care for,” “to do all,” which turn feeling into work; the metaphor of “the nation’s wounds,” which makes the country one body; or the biblical allusion “judge not.”',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Two devices quoted, named and explained', points: 14 },
                  { id: 'most', label: 'Two devices, one thinly explained', points: 9 },
                  { id: 'partial', label: 'One device, or names without effects', points: 5 },
                  { id: 'none', label: 'No devices', points: 0 },
                ],
              },
              {
                id: 'purpose',
                name: 'Devices in service of purpose',
                points: 8,
                description: 'Explain how the devices serve what the speaker wants.',
                notes:
                  'Explains how the devices serve the purpose: Lincoln asks the North to finish the war and care for soldiers, widows and orphans of both sides; he leaves out triumph, blame, punishment or the words enemy and victory, because one people must live together in a just and lasting peace.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Purpose explained, with what is left out', points: 8 },
                  { id: 'partial', label: 'Purpose stated in general words', points: 4 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
            ],
            matching: [
              {
                left: 'Anaphora: repetition at the beginnings of clauses',
                right: '“we can not dedicate—we can not consecrate—we can not hallow—this ground” (Lincoln)',
              },
              {
                left: 'Epistrophe: repetition at the ends of phrases',
                right: '“of the people, by the people, for the people” (Lincoln)',
              },
              {
                left: 'Antithesis: opposites set against each other',
                right: '“This Fourth July is yours, not mine. You may rejoice, I must mourn.” (Douglass)',
              },
              {
                left: 'Chiasmus: the same words return in reverse order',
                right:
                  '“You have seen how a man was made a slave; you shall see how a slave was made a man.” (Douglass)',
              },
              {
                left: 'Allusion: words borrowed from the Bible',
                right: '“A house divided against itself cannot stand.” (Lincoln)',
              },
              {
                left: 'Rhetorical question',
                right:
                  '“Must the citizen ever for a moment, or in the least degree, resign his conscience to the legislator?” (Thoreau)',
              },
              {
                left: 'Metaphor: a comparison taken from machinery',
                right: '“Let your life be a counter friction to stop the machine.” (Thoreau)',
              },
              {
                left: 'Polysyndeton: more conjunctions than needed',
                right:
                  '“She tasted a bite, and she read a word or two, and she sipped the amber wine and wiggled her toes” (Chopin)',
              },
            ],
            sampleAnswers: [
              `Lincoln speaks at his second inauguration in March 1865. The Civil War is almost over, and his audience is mostly Northern people who have lost sons and who may expect a victory speech or revenge. His purpose is to prepare them for peace with the people they have been fighting. The first device is anaphora: “With malice toward none; with charity for all; with firmness in the right.” Because each phrase begins the same way, it sounds like a vow or a prayer that the crowd could repeat. Inside it there is also an antithesis, since malice and none are set against charity and all, so that no one is left outside. The second device is the metaphor “bind up the nation’s wounds.” It makes North and South one body, and nobody takes revenge on his own arm. The list “to bind up,” “to care for,” “to do all” turns the feeling into work. These devices serve his purpose because they give angry people something to do besides punish. He asks them to finish the war and to care for “his widow, and his orphan” without saying of which side. He leaves out the words victory and enemy, and even “firmness in the right” is limited by “as God gives us to see the right.”`,
              `The speaker is Lincoln and the occasion is his second inauguration near the end of the Civil War. The audience is Northern people, and the purpose is to bring the country back together in peace. He uses anaphora in “With malice toward none; with charity for all,” which repeats “with” at the beginning. The effect is that it sounds like a prayer and people remember it. He also uses the metaphor “bind up the nation’s wounds,” comparing the country to a hurt body. This makes people want to heal it and not hurt it more. The devices help his purpose because he wants the North to forgive. A different president might have bragged about winning or said that the South should be punished, but he does not do that.`,
              `Lincoln gave this speech at the end of the war. He uses repetition with the word “with” and this makes it strong. He also says to bind up the wounds, which is a metaphor. His purpose is peace. He wants everyone to get along after the war is over and take care of the soldiers.`,
              `Lincoln was a good president and his speech is very moving. He talks about God a lot because people were religious. The speech has a lot of emotion in it.`,
            ],
          },
        },
        {
          key: 'conscience-and-law',
          title: 'Conscience and the Law: Building an Argument from Sources',
          estimatedMinutes: 40,
          objectives: [
            'Identify the claim, grounds, assumption and qualifier of an argument',
            'Test an analogy and an unstated assumption',
            'Put two writers who disagree into conversation with each other',
            'Write an argument that uses both and answers a counterargument',
          ],
          introduction:
            'In July 1846 Henry David Thoreau spent a night in the Concord jail because he would not pay his poll tax to a state that, in his view, supported slavery and the war against Mexico. Eight years earlier a young lawyer named Abraham Lincoln had argued that breaking the law endangers everyone. In this lesson you will take both arguments apart and join the debate.',
          mainContent: `<h2>What an argument is made of</h2>
<p>A quarrel trades opinions; an <strong>argument</strong> gives reasons that can be tested. The philosopher Stephen Toulmin described the parts like this.</p>
<table>
<thead>
<tr><th scope="col">Part</th><th scope="col">Question it answers</th><th scope="col">Small example</th></tr>
</thead>
<tbody>
<tr><td>Claim</td><td>What do you want me to accept?</td><td>The bridge should be closed.</td></tr>
<tr><td>Grounds</td><td>What do you have to go on?</td><td>Inspectors found cracks in two beams.</td></tr>
<tr><td>Assumption (warrant)</td><td>Why do those grounds support that claim?</td><td>Cracked beams are dangerous.</td></tr>
<tr><td>Qualifier</td><td>How sure, and in which cases?</td><td>Until repairs are finished</td></tr>
<tr><td>Counterargument and rebuttal</td><td>What would an opponent say, and what do you answer?</td><td>Closing it costs time, but a collapse costs lives.</td></tr>
</tbody>
</table>
<p>The <strong>assumption</strong> is the part writers leave unsaid, because they expect us to share it. It is also where arguments are weakest, so that is where a critical reader looks first.</p>
<h2>Worked example: Thoreau’s machine</h2>
<p>Thoreau turned his night in jail into a lecture, published in 1849 and known today as “Civil Disobedience.” Its center is an analogy:</p>
<blockquote><p>If the injustice is part of the necessary friction of the machine of government, let it go, let it go: perchance it will wear smooth,—certainly the machine will wear out. [...] but if it is of such a nature that it requires you to be the agent of injustice to another, then, I say, break the law. Let your life be a counter friction to stop the machine.</p></blockquote>
<ol>
<li><strong>Claim:</strong> you must break a law that makes you the agent of injustice to another person.</li>
<li><strong>Grounds:</strong> elsewhere he names the facts: a sixth of the population enslaved, and a foreign country invaded.</li>
<li><strong>Qualifier:</strong> he does not say “break any law you dislike.” Ordinary friction should be left alone. The word <em>if</em> does careful work here, and hasty readers miss it.</li>
<li><strong>Assumption:</strong> each person’s conscience can tell real injustice from mere inconvenience.</li>
<li><strong>Test of the analogy:</strong> friction wears down metal parts, which feel nothing. Is a government like a machine? In one way it is: it works through many people who each say that they only do their job. In another way it is not: citizens can change a government by voting and speaking, and nobody persuades a machine.</li>
</ol>
<h2>The other side: Lincoln at twenty-eight</h2>
<p>In January 1838 Lincoln spoke to a young men’s club in Springfield, Illinois, after mobs in several states had murdered people they hated. He feared that contempt for law would destroy free government:</p>
<blockquote><p>Let every American, every lover of liberty, every well wisher to his posterity, swear by the blood of the Revolution, never to violate in the least particular, the laws of the country; and never to tolerate their violation by others.</p></blockquote>
<p>Did he think all laws were good? No. “Bad laws, if they exist, should be repealed as soon as possible,” he said, but “still while they continue in force, for the sake of example, they should be religiously observed.” His assumption is that one person’s principled exception becomes another person’s excuse.</p>
<h2>Making them talk to each other</h2>
<p>Putting sources into conversation is called <strong>synthesis</strong>. It is more than a paragraph on each. Find the point where they really disagree. Both men hate injustice, and both want bad laws gone. They part over <em>time</em> (may we wait for repeal?) and over <em>example</em> (does lawbreaking teach justice or disorder?). Useful verbs help: Thoreau <em>insists</em>, Lincoln <em>warns</em>, one <em>concedes</em>, the other <em>overlooks</em>.</p>
<h2>A counterargument worth having</h2>
<ul>
<li>State it in words your opponent would sign.</li>
<li>Answer the strongest version. Thoreau’s case is not a man avoiding taxes for profit; he went to jail openly. Lincoln’s fear is not a quiet protester; it is a mob.</li>
<li>Concede what is true. A claim that says “only when” is usually stronger than one that says “always.”</li>
</ul>
<h2>Check yourself</h2>
<p>“Rosa should be team captain; she never misses practice.” What is the assumption? That never missing practice is what makes a good captain. Once it is said aloud, it can be questioned.</p>`,
          keyConcepts: [
            { term: 'Claim', meaning: 'The statement that an argument asks its readers to accept.' },
            { term: 'Grounds', meaning: 'The facts, examples and evidence on which a claim rests.' },
            {
              term: 'Assumption (warrant)',
              meaning: 'The often unstated idea that connects the grounds to the claim.',
            },
            {
              term: 'Qualifier',
              meaning: 'Words that limit a claim, such as if, only when, usually or until.',
            },
            {
              term: 'Synthesis',
              meaning: 'Putting several sources into conversation in order to support your own argument.',
            },
            {
              term: 'Civil disobedience',
              meaning:
                'Breaking a law openly and peacefully, for reasons of conscience, and accepting the penalty.',
            },
          ],
          assignment: {
            key: 'thoreau-and-lincoln',
            title: 'Argument: When, If Ever, May a Citizen Break the Law?',
            description:
              'Using Thoreau and Lincoln as sources, argue when, if ever, a citizen may openly break an unjust law. Include a qualifier, an assumption you defend, and a counterargument.',
            kind: 'assignment',
            pointsPossible: 50,
            instructions: {
              durationMinutes: 50,
              materials: [
                'The passages on this page and in the lesson',
                'The table of parts of an argument',
                'The answer box or a word processor',
              ],
              steps: [
                'Read the passages and find the point where the two writers really disagree.',
                'Write a claim with a qualifier, such as “only when,” “unless” or “except if.”',
                'Support it with a short quotation from each writer. Explain each one; do not let it stand alone.',
                'State the assumption your argument rests on and say why it is reasonable.',
                'Answer the strongest counterargument. Concede what is true in it. Write 170 to 240 words in all.',
              ],
              story: {
                title: 'Two passages',
                content: `From Henry David Thoreau, “Civil Disobedience” (1849). To transgress is to break a law; “the remedy” means the attempt to cure the wrong.

Unjust laws exist: shall we be content to obey them, or shall we endeavor to amend them, and obey them until we have succeeded, or shall we transgress them at once? Men generally, under such a government as this, think that they ought to wait until they have persuaded the majority to alter them. They think that, if they should resist, the remedy would be worse than the evil. But it is the fault of the government itself that the remedy is worse than the evil.

As for adopting the ways which the State has provided for remedying the evil, I know not of such ways. They take too much time, and a man’s life will be gone.

From Abraham Lincoln, Address to the Young Men’s Lyceum of Springfield (1838). To repeal a law is to cancel it.

But I do mean to say, that, although bad laws, if they exist, should be repealed as soon as possible, still while they continue in force, for the sake of example, they should be religiously observed.`,
              },
            },
            rubric: [
              {
                id: 'claim-qualifier',
                name: 'Claim and qualifier',
                points: 10,
                description: 'Make a clear claim and say where it stops applying.',
                notes:
                  'States a clear claim about when a citizen may break an unjust law, limited by a qualifier such as only when, unless, except or if, for example only when the law makes us harm others, other ways have failed, and the person acts openly and accepts the penalty.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Clear claim with a qualifier', points: 10 },
                  { id: 'partial', label: 'Claim without a qualifier, or vague', points: 6 },
                  { id: 'none', label: 'No claim', points: 0 },
                ],
              },
              {
                id: 'synthesis',
                name: 'Evidence from both writers',
                points: 15,
                description: 'Use quotations from both writers and connect them to your claim.',
                notes:
                  'Uses a quotation from Thoreau, such as “They take too much time, and a man’s life will be gone” or “agent of injustice to another,” and one from Lincoln, such as “for the sake of example” or “religiously observed,” explains each, and shows where they disagree: whether one may wait for repeal and whether lawbreaking sets a bad example.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Both quoted, explained and set in conversation', points: 15 },
                  { id: 'most', label: 'Both used, little conversation', points: 10 },
                  { id: 'partial', label: 'One writer only, or no quotations', points: 5 },
                  { id: 'none', label: 'No sources', points: 0 },
                ],
              },
              {
                id: 'assumption',
                name: 'Assumption',
                points: 10,
                description: 'Name something your argument takes for granted.',
                notes:
                  'States the assumption on which the argument rests, for example that conscience can tell real injustice from inconvenience, that some harm cannot wait, or that respect for law protects the weak, and defends it as reasonable because of an example or reason.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Assumption stated and defended', points: 10 },
                  { id: 'partial', label: 'Assumption stated only', points: 5 },
                  { id: 'none', label: 'No assumption', points: 0 },
                ],
              },
              {
                id: 'counterargument',
                name: 'Counterargument and rebuttal',
                points: 15,
                description: 'Give the strongest objection fairly, then answer it.',
                notes:
                  'States the strongest counterargument fairly, for example that everyone could claim conscience and excuse disorder, or that waiting leaves victims without help, concedes what is true in it, and answers it with a rebuttal using however, but or although.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Fair counterargument, concession and rebuttal', points: 15 },
                  { id: 'most', label: 'Counterargument with a weak rebuttal', points: 10 },
                  { id: 'partial', label: 'Counterargument only', points: 5 },
                  { id: 'none', label: 'Other side ignored', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `A citizen may break a law, but only when obeying it would make that citizen harm someone else, and only openly, with the penalty accepted. Thoreau and Lincoln agree that bad laws exist and should go. They disagree about waiting. Lincoln says that bad laws should be “religiously observed” while they last, “for the sake of example,” because he had seen mobs decide for themselves who deserved to die. Thoreau answers that the legal ways “take too much time, and a man’s life will be gone.” For a person held in slavery in 1849, “as soon as possible” could mean never. My argument rests on the assumption that conscience can tell cruelty from inconvenience. I think this is reasonable, because hardly anyone confuses a high tax with helping to send a human being back into slavery. The strongest counterargument is Lincoln’s: if I may follow my conscience, so may everyone, and the next person’s conscience may be ugly. I concede that this is a real danger, since many people in those mobs probably thought that they were right. However, a mob hides and hurts others, while Thoreau walked into jail and hurt nobody. Someone who accepts the punishment still shows respect for law in general, although not for that law. Therefore the qualifier protects the example that Lincoln cared about.`,
              `I believe that citizens should obey unjust laws and work to repeal them, unless the law forces them to do something cruel. Lincoln said that bad laws “should be repealed as soon as possible” but observed until then “for the sake of example.” This matters because if people choose which laws to follow, other people will copy them. Thoreau disagrees and says that the legal ways “take too much time.” He has a point when people are suffering right now. My assumption is that respect for law protects weak people most, because strong people can protect themselves. Some people object that waiting leaves victims without help, and that is true. However, they can protest, speak and vote in the meantime, and these are legal. So breaking the law should be the last thing you try.`,
              `I agree with Thoreau that people should break unjust laws. He said “They take too much time, and a man’s life will be gone,” which means voting is too slow. Lincoln thinks you should always follow the law, but I don’t agree because some laws are really bad, like slavery. Some people say it would cause chaos, but I don’t think so. That is why people should follow their conscience.`,
              `You should not break the law because you could go to jail. Laws are there for a reason, and if everyone broke them there would be problems.`,
            ],
          },
        },
      ],
    },
    {
      title: 'Poetry and Research',
      lessons: [
        {
          key: 'whitman-and-dickinson',
          title: 'Two Ways to Say “I”: Whitman and Dickinson',
          estimatedMinutes: 35,
          objectives: [
            'Distinguish free verse from common meter by counting and listening',
            'Identify catalog, anaphora, slant rhyme and compression in a poem',
            'Explain how the form of a poem expresses an idea of the self',
            'Compare two poems in an organized paragraph',
          ],
          introduction:
            'Walt Whitman printed his first book himself in 1855 and kept enlarging it for the rest of his life. Emily Dickinson wrote nearly eighteen hundred poems, and only a handful were printed while she lived. One filled the page and the other left it almost empty. In this lesson you will learn how two opposite forms gave American poetry two ways to say “I.”',
          mainContent: `<h2>Whitman: the long line</h2>
<p>Whitman (1819–1892) was a printer and journalist who wanted a poetry as large as the country. He gave up rhyme and regular meter for <strong>free verse</strong>, whose lines follow the rhythms of speech and of the Bible. To hold such lines together he used other means.</p>
<ul>
<li><strong>Anaphora:</strong> many lines begin with the same words.</li>
<li><strong>Catalog:</strong> a long list that puts unlike things side by side, as if all were equal.</li>
<li><strong>Direct address:</strong> his “I” turns again and again to “you.”</li>
</ul>
<h2>Dickinson: the short line</h2>
<p>Dickinson (1830–1886) lived in Amherst, Massachusetts, and shared her poems mostly in letters. Her usual form is <strong>common meter</strong>, the pattern of many hymns: lines of eight and six syllables in turn, with the second and fourth lines rhyming. Listen to a stanza printed in 1896:</p>
<blockquote><p>The brain is deeper than the sea,<br>For, hold them, blue to blue,<br>The one the other will absorb,<br>As sponges, buckets do.</p></blockquote>
<p>Count the syllables: 8, 6, 8, 6. Then notice how much is left out. “As sponges, buckets do” means <em>in the way that sponges absorb buckets of water</em>. Such <strong>compression</strong> makes the reader finish the thought. Often her rhymes are <strong>slant rhymes</strong>, sounds that almost match, like <em>soul</em> and <em>all</em>. They leave a poem slightly open, like a door that does not quite shut. (Her first editors added titles and smoothed her punctuation; the versions here are the ones they printed.)</p>
<table>
<thead>
<tr><th scope="col"></th><th scope="col">Whitman</th><th scope="col">Dickinson</th></tr>
</thead>
<tbody>
<tr><td>Line</td><td>Long, uneven, unrhymed</td><td>Short, measured, rhymed or nearly</td></tr>
<tr><td>Method</td><td>Adds: catalog and repetition</td><td>Subtracts: compression and gaps</td></tr>
<tr><td>The self</td><td>Expands to take in others</td><td>Withdraws and looks hard at one thing</td></tr>
<tr><td>The reader</td><td>Is included</td><td>Is let in on a secret</td></tr>
</tbody>
</table>
<h2>Worked example: a spider and a soul</h2>
<p>Here is Whitman’s “A Noiseless Patient Spider.” A promontory is a point of high land; gossamer is fine spider silk; ductile means able to be drawn out into a thread.</p>
<blockquote>
<p>A noiseless patient spider,<br>I mark’d where on a little promontory it stood isolated,<br>Mark’d how to explore the vacant vast surrounding,<br>It launch’d forth filament, filament, filament, out of itself,<br>Ever unreeling them, ever tirelessly speeding them.</p>
<p>And you O my soul where you stand,<br>Surrounded, detached, in measureless oceans of space,<br>Ceaselessly musing, venturing, throwing, seeking the spheres to connect them,<br>Till the bridge you will need be form’d, till the ductile anchor hold,<br>Till the gossamer thread you fling catch somewhere, O my soul.</p>
</blockquote>
<ol>
<li><strong>Form.</strong> Free verse, two stanzas of five lines. The first watches the spider; the second turns to the soul. The two stand side by side like the two halves of a comparison.</li>
<li><strong>Repetition.</strong> “Filament, filament, filament” throws its word out three times, as the spider throws thread. The last lines begin “Till … Till,” and a third “till” waits in between: we wait with the soul.</li>
<li><strong>Grammar.</strong> The second stanza never becomes a complete sentence. The soul is “musing, venturing, throwing, seeking,” but no main verb arrives.</li>
<li><strong>Idea.</strong> Form and idea agree. The self is lonely, yet it makes its own bridges, and the unfinished sentence leaves open whether the thread will catch.</li>
</ol>
<h2>How to compare two poems</h2>
<p>Do not write one paragraph on each and stop. Choose a <strong>ground of comparison</strong>, a question both poems answer, such as <em>What is the self, and who else belongs to it?</em> Then go point by point: speaker and listener, form, idea. A good thesis names a likeness and a difference: <em>Both poems invite the reader in, but Whitman opens his arms to everyone, while Dickinson whispers to one.</em></p>
<h2>Common mistakes</h2>
<ul>
<li>Saying that free verse has “no form.” Ask what holds it together instead.</li>
<li>Treating the speaker as the poet. Write “the speaker.”</li>
<li>Naming the meter and moving on. Say what the small neat stanza, or the long loose line, does for the idea.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Free verse',
              meaning: 'Poetry without regular meter or rhyme, held together by repetition and rhythm.',
            },
            {
              term: 'Catalog',
              meaning: 'A long list in a poem that places many different things side by side.',
            },
            {
              term: 'Common meter',
              meaning:
                'The hymn pattern of alternating lines of eight and six syllables, with the second and fourth lines rhyming.',
            },
            { term: 'Slant rhyme', meaning: 'A rhyme whose sounds almost match, such as soul and all.' },
            {
              term: 'Compression',
              meaning: 'Leaving out words so that a few must carry much meaning.',
            },
            {
              term: 'Ground of comparison',
              meaning: 'The question or topic that makes it useful to compare two works.',
            },
          ],
          assignment: {
            key: 'somebody-and-nobody',
            title: 'Somebody and Nobody: A Comparison',
            description:
              'Compare the opening of Whitman’s “Song of Myself” with Dickinson’s “I’m nobody!” Explain how each poem’s form expresses its idea of the self.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 40,
              materials: ['The two poems on this page', 'The table in the lesson', 'The answer box'],
              steps: [
                'Read both poems aloud. In each one, mark every “I” and every “you.”',
                'Write a thesis that names one likeness and one important difference in how the poems see the self.',
                'Explain Whitman’s form with at least one quotation: line length, free verse, repetition or catalog.',
                'Explain Dickinson’s form with at least one quotation: meter, rhyme, compression, exclamation or image.',
                'Compare point by point and finish by saying how each form fits its idea. Write 150 to 220 words.',
              ],
              story: {
                title: 'Two poems',
                content: `To assume means both to suppose and to take on; to loafe (Whitman’s spelling) is to be pleasantly idle; to banish is to send away; dreary means dull; a bog is a swamp.

Walt Whitman, from “Song of Myself,” section 1

I celebrate myself, and sing myself,
And what I assume you shall assume,
For every atom belonging to me as good belongs to you.

I loafe and invite my soul,
I lean and loafe at my ease observing a spear of summer grass.

My tongue, every atom of my blood, form’d from this soil, this air,
Born here of parents born here from parents the same, and their parents the same,
I, now thirty-seven years old in perfect health begin,
Hoping to cease not till death.

Emily Dickinson, “I’m nobody!” (published 1891)

I’m nobody! Who are you?
Are you nobody, too?
Then there’s a pair of us — don’t tell!
They’d banish us, you know.

How dreary to be somebody!
How public, like a frog
To tell your name the livelong day
To an admiring bog!`,
              },
            },
            rubric: [
              {
                id: 'thesis',
                name: 'Comparative thesis',
                points: 10,
                description: 'Compare the poems in one sentence: how they are alike and how they differ.',
                notes:
                  'States a thesis with a likeness and a difference: both speakers talk about the self and address “you,” but Whitman’s self is public, expands and includes everyone, while Dickinson’s self is private, hides and shares a secret with one other person.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Likeness and difference in one clear thesis', points: 10 },
                  { id: 'partial', label: 'Likeness or difference only', points: 6 },
                  { id: 'none', label: 'No thesis', points: 0 },
                ],
              },
              {
                id: 'whitman-form',
                name: 'Whitman’s form',
                points: 10,
                description: 'Quote Whitman and explain how the form carries the idea.',
                notes:
                  'Explains Whitman’s form with a quotation: long lines of free verse without rhyme, repetition of “myself,” “atom,” “parents” or “born here,” so that the self expands and connects with the reader, as in “every atom belonging to me as good belongs to you.”',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Form quoted and its effect explained', points: 10 },
                  { id: 'partial', label: 'Form named or quoted, effect thin', points: 6 },
                  { id: 'none', label: 'No form discussed', points: 0 },
                ],
              },
              {
                id: 'dickinson-form',
                name: 'Dickinson’s form',
                points: 10,
                description: 'Quote Dickinson and explain how the form carries the idea.',
                notes:
                  'Explains Dickinson’s form with a quotation: short lines in common meter with eight and six syllables and rhyme such as frog and bog, compression, the whisper of “don’t tell,” and the comic image or simile of fame as a frog croaking its name to “an admiring bog.”',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Form quoted and its effect explained', points: 10 },
                  { id: 'partial', label: 'Form named or quoted, effect thin', points: 6 },
                  { id: 'none', label: 'No form discussed', points: 0 },
                ],
              },
              {
                id: 'comparison',
                name: 'Comparison and conclusion',
                points: 10,
                description: 'Compare point by point and draw a conclusion.',
                notes:
                  'Compares point by point with words such as both, while, but and in contrast, and concludes how each form fits its idea: the long open line is large enough for everyone, and the small closed stanza is a private room for two.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Point by point, form joined to idea', points: 10 },
                  { id: 'partial', label: 'Some comparison, form and idea apart', points: 6 },
                  { id: 'limited', label: 'Two separate summaries', points: 3 },
                  { id: 'none', label: 'No comparison', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Both poems begin with “I” and soon turn to “you,” but Whitman’s self is public and expands to include everyone, while Dickinson’s is private and shares a secret with one other person. Whitman’s speaker announces, “I celebrate myself, and sing myself,” which would be bragging if he kept it for himself. Instead he gives it away: “every atom belonging to me as good belongs to you.” The form is free verse, with long lines and no rhyme. The repetition in “Born here of parents born here from parents the same” stretches the line back through generations, as if the self could not fit into a normal line. In contrast, Dickinson’s poem is tiny. It is in common meter, with six or eight syllables in most lines, and the exclamations sound like a whisper between friends: “don’t tell!” Her joke is a simile. Being somebody is “public, like a frog” that says its own name all day “To an admiring bog.” The rhyme of frog and bog makes fame sound silly, and it shuts the poem with a snap. Each form fits its idea. Whitman’s open line is large enough to invite a whole country in, while Dickinson’s small stanza is a room for two with the door closed.`,
              `Both poems are about the self and both speak to “you.” The difference is that Whitman is proud and open, but Dickinson likes being private. Whitman writes in free verse with long lines and no rhyme. He repeats “myself” and says “every atom belonging to me as good belongs to you,” which means that the reader is part of him. The long lines make his self seem big. Dickinson’s poem has short lines in common meter and a rhyme of “frog” and “bog.” She says “How dreary to be somebody!” and compares famous people to a frog that tells its name all day. This is funny and makes fame look silly. So Whitman’s form is big like his idea and Dickinson’s form is small like hers.`,
              `Whitman’s poem is about how he celebrates himself. He is happy and he is looking at the grass. It is free verse because it does not rhyme. Dickinson’s poem is about being nobody. She compares people to a frog. It rhymes. I think Dickinson is more shy and Whitman is more confident, but they both talk about themselves.`,
              `Both poems are about people. Whitman’s is longer. Dickinson’s is about a frog and it is easier to understand. I liked the second one better.`,
            ],
          },
        },
        {
          key: 'research-writing',
          title: 'Writing from Sources: How Alone Was Thoreau?',
          estimatedMinutes: 40,
          objectives: [
            'Turn a topic into a research question that sources can answer',
            'Distinguish primary from secondary sources and judge whether a source is credible',
            'Quote and paraphrase with signal phrases and without plagiarism',
            'Cite sources in MLA style, in the text and in a list of works cited',
          ],
          introduction:
            'From July 1845 to September 1847 Henry David Thoreau lived in a small house that he built at Walden Pond, and he made from it one of the most famous books about solitude. How solitary was he? In this lesson you will learn how a researcher asks such a question, weighs the sources, and gives credit for every borrowed word and idea.',
          mainContent: `<h2>From topic to question</h2>
<p>A topic has no end: you could write forever about Thoreau. A <strong>research question</strong> has an answer that is not obvious and that sources can support.</p>
<table>
<thead>
<tr><th scope="col">Draft</th><th scope="col">Problem</th></tr>
</thead>
<tbody>
<tr><td>Thoreau’s life</td><td>A topic, not a question</td></tr>
<tr><td>When did Thoreau live at Walden?</td><td>One fact answers it</td></tr>
<tr><td>Was Thoreau a good person?</td><td>Too vague; no source can settle it</td></tr>
<tr><td>How alone was Thoreau at Walden, by his own account and by the facts?</td><td>None: specific, open, answerable</td></tr>
</tbody>
</table>
<h2>Kinds of sources</h2>
<p>A <strong>primary source</strong> comes from the time or person you study: a diary, a letter, a photograph, or Thoreau’s <em>Walden</em> (1854). A <strong>secondary source</strong> is written later by someone who studied the primary ones. Primary sources are not automatically true. Thoreau wrote <em>Walden</em> to make a point, so the careful researcher asks what he wanted readers to believe.</p>
<p>To judge whether any source is <strong>credible</strong>, ask four questions.</p>
<ol>
<li><strong>Who</strong> wrote it, and what does that person know about the subject?</li>
<li><strong>What evidence</strong> is shown, and can you check it?</li>
<li><strong>Why</strong> was it written: to inform, to sell, to mock, to persuade?</li>
<li><strong>What do others say?</strong> Leave the page and look at independent sources. Fact-checkers call this <em>lateral reading</em>.</li>
</ol>
<h2>Quote, paraphrase, and the trap in between</h2>
<p>Quote when the exact words matter; <strong>paraphrase</strong> when the idea is enough. A paraphrase puts the idea into your own words <em>and</em> your own sentence shape. Take this sentence from the chapter “Solitude”:</p>
<blockquote><p>Solitude is not measured by the miles of space that intervene between a man and his fellows.</p></blockquote>
<ul>
<li><strong>Patchwriting (not acceptable):</strong> Solitude isn’t measured by the miles of distance that come between a person and his fellows. The sentence is still Thoreau’s; only a few words were swapped.</li>
<li><strong>Fair paraphrase:</strong> For Thoreau, being alone is a state of mind and has little to do with how far away other people live (ch. 5).</li>
<li><strong>Quotation with a signal phrase:</strong> Thoreau insists that solitude “is not measured by the miles of space that intervene between a man and his fellows” (ch. 5).</li>
</ul>
<p>A <strong>signal phrase</strong> such as <em>Thoreau insists</em> or <em>According to Ortega</em> tells the reader whose idea is coming. A paraphrase needs a citation too, because the idea is borrowed even when the words are not. Presenting borrowed words or ideas as your own is <strong>plagiarism</strong>. That includes text written by another student or by a computer program. Programs also invent sources that do not exist, so open every source you cite.</p>
<h2>MLA citation in two places</h2>
<p>In the text, give the author and the place: a page number, or a chapter when pages differ from one edition to another.</p>
<ul>
<li>Author in the sentence: Thoreau calls himself “naturally no hermit” (ch. 6).</li>
<li>Author not in the sentence: He was “naturally no hermit” (Thoreau, ch. 6).</li>
<li>Secondary source with pages: (Ortega 14). There is no comma and no “p.”</li>
</ul>
<p>At the end, list each source under <em>Works Cited</em>, in alphabetical order by last name:</p>
<blockquote>
<p>Ortega, Marisol. “Within Earshot of Concord.” <em>New England Notes</em>, vol. 3, 2019, pp. 12–18.</p>
<p>Thoreau, Henry David. <em>Walden</em>. Ticknor and Fields, 1854.</p>
</blockquote>
<p>(The Ortega article is invented for practice. The facts it reports are true.)</p>
<h2>A research paragraph, step by step</h2>
<ol>
<li><strong>Claim:</strong> answer the question in one sentence.</li>
<li><strong>Evidence:</strong> signal phrase, quotation or paraphrase, citation.</li>
<li><strong>Explanation:</strong> what does the evidence show?</li>
<li><strong>Complication:</strong> bring in the source that does not quite agree.</li>
<li><strong>Conclusion:</strong> a claim that has grown more exact.</li>
</ol>
<h2>Check yourself</h2>
<p>Does this need a citation? “Abraham Lincoln was shot in 1865.” No: it is common knowledge, found everywhere and disputed by nobody. “Thoreau’s house stood on land that belonged to Emerson, who was his friend” is less widely known, so cite it.</p>`,
          keyConcepts: [
            {
              term: 'Research question',
              meaning: 'A specific, open question that sources can help to answer.',
            },
            {
              term: 'Primary source',
              meaning: 'A document or object from the time or person being studied.',
            },
            {
              term: 'Secondary source',
              meaning: 'A later work that studies and interprets primary sources.',
            },
            {
              term: 'Paraphrase',
              meaning: 'A restatement of an idea in your own words and sentence shape, with a citation.',
            },
            {
              term: 'Signal phrase',
              meaning: 'Words such as “Thoreau insists” that introduce a source.',
            },
            {
              term: 'Plagiarism',
              meaning: 'Presenting borrowed words or ideas as your own, on purpose or by carelessness.',
            },
          ],
          assignment: {
            key: 'how-alone-was-thoreau',
            title: 'Research Paragraph: How Alone Was Thoreau at Walden?',
            description:
              'Use the sources in the folder to write a cited research paragraph that answers the question, and explain which source you did not trust and why.',
            kind: 'assignment',
            pointsPossible: 50,
            instructions: {
              durationMinutes: 50,
              materials: [
                'The source folder on this page',
                'The MLA examples in the lesson',
                'The answer box',
              ],
              steps: [
                'Read the sources. Decide which are primary and which are secondary, and judge how credible each one is.',
                'Write a claim that answers the question: how alone was Thoreau at Walden?',
                'Support it with at least one quotation from Source A and one paraphrase from Source B, each with a signal phrase and an MLA citation in the text.',
                'Include a complication: evidence that points the other way, and what you make of it.',
                'In one or two sentences, say why you did or did not use Source C. Then add a list of works cited. Write 160 to 240 words without the list.',
              ],
              story: {
                title: 'Source folder',
                content: `Source A. Henry David Thoreau, Walden. Ticknor and Fields, 1854.

“I find it wholesome to be alone the greater part of the time. [...] I love to be alone. I never found the companion that was so companionable as solitude.” (ch. 5)

“I think that I love society as much as most [...] I am naturally no hermit” (ch. 6)

“I had three chairs in my house; one for solitude, two for friendship, three for society.” (ch. 6)

“Every day or two I strolled to the village to hear some of the gossip which is incessantly going on there” (ch. 8)

Source B. Marisol Ortega, “Within Earshot of Concord.” New England Notes, vol. 3, 2019, pp. 12–18. (This article is invented for the exercise, but the facts in it are true. The author is described as a historian who gives her sources.)

“Walden Pond lies about a mile and a half from the center of Concord, and the railroad passed along one end of it. The land belonged to Thoreau’s friend Ralph Waldo Emerson. Friends came to help him raise the frame of the house. Thoreau walked home often to see his family, and visitors walked out to see him. None of this was secret: he mentions much of it himself. What he sought was not an empty landscape but control over his own time.” (p. 14)

Source C. “Thoreau EXPOSED,” an unsigned and undated post on a website that sells T-shirts. (Invented.)

“Total fake. Guy never spent one night alone. Everybody knows his mom did everything for him. Biggest fraud in American history, do your research people.”`,
              },
            },
            rubric: [
              {
                id: 'claim',
                name: 'Claim and complication',
                points: 12,
                description: 'Answer the question with a specific claim, and show where it gets complicated.',
                notes:
                  'Answers the research question with a specific claim, for example that Thoreau was alone by choice for much of the time but not isolated, since he had company and walked to the village, and includes a complication: his love of solitude and his visits to Concord point in different directions, which shows that solitude meant control of his time or a state of mind.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Specific claim refined by a complication', points: 12 },
                  { id: 'most', label: 'Specific claim, complication thin', points: 8 },
                  { id: 'partial', label: 'Vague or one-sided claim', points: 4 },
                  { id: 'none', label: 'No claim', points: 0 },
                ],
              },
              {
                id: 'evidence',
                name: 'Quotation and paraphrase',
                points: 14,
                description: 'Work at least one quotation and one paraphrase into your own sentences.',
                notes:
                  'Integrates an exact quotation from Walden, such as “I love to be alone,” “naturally no hermit,” “three chairs” or “Every day or two I strolled to the village,” and a fair paraphrase of Ortega about the mile and a half to Concord, the railroad, Emerson’s land, friends and visitors, with signal phrases such as Thoreau writes or According to Ortega, and explains what each shows.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Quotation and paraphrase introduced and explained', points: 14 },
                  { id: 'most', label: 'Both present, one without signal phrase or explanation', points: 9 },
                  { id: 'partial', label: 'One of the two, or patchwriting', points: 5 },
                  { id: 'none', label: 'No evidence', points: 0 },
                ],
              },
              {
                id: 'citation',
                name: 'MLA citation',
                points: 12,
                description: 'Cite your sources in MLA style, in the text and at the end.',
                notes:
                  'Cites in the text in MLA style, such as (ch. 6), (Thoreau, ch. 5) and (Ortega 14) or (14), and ends with Works Cited: Ortega, Marisol. “Within Earshot of Concord.” New England Notes, vol. 3, 2019, pp. 12–18. Thoreau, Henry David. Walden. Ticknor and Fields, 1854.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Citations in the text and a correct list', points: 12 },
                  { id: 'most', label: 'Small errors, or one citation missing', points: 8 },
                  {
                    id: 'partial',
                    label: 'Authors mentioned without citations or without a list',
                    points: 4,
                  },
                  { id: 'none', label: 'No citation', points: 0 },
                ],
              },
              {
                id: 'evaluation',
                name: 'Evaluating sources',
                points: 12,
                description: 'Say which source you distrust, and why.',
                notes:
                  'Judges credibility and explains why Source C was not used as evidence: it is anonymous or unsigned, undated, gives no evidence, exaggerates with “everybody knows” and comes from a site that sells shirts; compares it with the primary source Walden and the historian’s secondary source.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Judgment with two or more reasons', points: 12 },
                  { id: 'partial', label: 'Judgment with one reason', points: 6 },
                  { id: 'none', label: 'No evaluation, or Source C used as fact', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Thoreau was often alone at Walden, but he was alone by choice and never cut off. In his own account he says, “I love to be alone. I never found the companion that was so companionable as solitude” (ch. 5). If we stopped there, we would imagine a hermit in a wilderness. However, one chapter later he calls himself “naturally no hermit” and keeps three chairs, “one for solitude, two for friendship, three for society” (ch. 6). The facts point the same way. According to the historian Marisol Ortega, the pond was about a mile and a half from town and next to a railroad, friends helped Thoreau with the frame of his house, and he often walked home to his family (14). These two kinds of evidence seem to contradict each other, but I think they show what he meant by solitude. It was control over his time, not an empty map. I did not use Source C as evidence, because it is unsigned and undated, shows no evidence beyond “everybody knows,” and comes from a site that sells shirts. Thoreau himself admits that he strolled to the village “every day or two” (ch. 8), so there was nothing to expose.

Works Cited
Ortega, Marisol. “Within Earshot of Concord.” New England Notes, vol. 3, 2019, pp. 12–18.
Thoreau, Henry David. Walden. Ticknor and Fields, 1854.`,
              `Thoreau was not really alone at Walden, even though he liked solitude. He writes, “I find it wholesome to be alone the greater part of the time” (ch. 5), so he did spend a lot of time by himself. But he also says, “Every day or two I strolled to the village to hear some of the gossip” (ch. 8). This shows that he saw people often. According to Ortega, his house was only a mile and a half from Concord, on land that Emerson owned, and visitors came to see him (14). The complication is that he says he loved being alone, but he went to town a lot. Maybe he wanted both. I did not use Source C because it has no author.

Works Cited
Ortega, “Within Earshot of Concord.” 2019.
Thoreau, Henry David. Walden. 1854.`,
              `Thoreau was kind of alone. He said “I love to be alone” but he also went to the village. Marisol Ortega says that Walden Pond lies about a mile and a half from the center of Concord and the railroad passed along one end of it. So he was not that far away. Source C says he was a fake, but it does not have any proof.`,
              `Thoreau was a fake because he never spent one night alone and his mom did everything for him. He said he liked being alone, but everybody knows it was not true.`,
            ],
          },
        },
      ],
    },
  ],
};
