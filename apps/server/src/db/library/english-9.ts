import type { CourseContent } from './types.ts';

export const english9: CourseContent = {
  key: 'english-9',
  title: 'English 9',
  subject: 'English Language Arts',
  description:
    'Students learn to read fiction, speeches and poems closely and to write about them with evidence. The course moves from short fiction through rhetoric and argument to poetry.',
  gradeLevel: 9,
  credits: 1,
  ncaaArea: 'english',
  modules: [
    {
      title: 'Close Reading of Short Fiction',
      lessons: [
        {
          key: 'detail-and-inference',
          title: 'Reading Closely: From Detail to Inference',
          estimatedMinutes: 30,
          objectives: [
            'Identify details of action, dialogue, setting and word choice that reveal character',
            'Make an inference that goes beyond what the text states directly',
            'Support a claim about a story with short quoted evidence',
            'Explain in reasoning how the connotation of a detail supports the claim',
          ],
          introduction:
            'Skilled writers rarely tell you what a character feels; they leave details and trust you to put them together. In this lesson you will learn a method for catching those details and turning them into inferences. You will then write a paragraph that proves an inference with evidence and reasoning, a skill every later unit depends on.',
          mainContent: `<h2>What the writer leaves out</h2>
<p>Suppose a story says, "Marcus was nervous." There is nothing left for you to do. Now suppose it says, "Marcus read the first line of the menu four times." No feeling is named, yet you know it. The step from the menu to the nervousness is an <strong>inference</strong>: a conclusion that the text supports but does not state.</p>
<p>An inference is not a free guess. A guess can come from anywhere; an inference is tied to words you can point to. A quick test is to finish this sentence: "I think so because the text says..." If you cannot finish it with something specific, you have a guess.</p>
<h2>Four kinds of detail worth stopping for</h2>
<p><strong>Close reading</strong> means slowing down at the details a hurried reader slides past. Four kinds repay the effort most often.</p>
<table>
<thead>
<tr><th scope="col">Detail</th><th scope="col">What to look for</th><th scope="col">Question to ask</th></tr>
</thead>
<tbody>
<tr><td>Action</td><td>Gestures, habits, things done twice or left undone</td><td>Why would a person do this now?</td></tr>
<tr><td>Dialogue</td><td>What is said, and what is avoided</td><td>What question is not being answered?</td></tr>
<tr><td>Setting and objects</td><td>Weather, rooms, things placed where we notice them</td><td>Does this match the mood or work against it?</td></tr>
<tr><td>Word choice</td><td>A striking word where a plain one would do</td><td>What is this word's connotation?</td></tr>
</tbody>
</table>
<p>A word's <strong>connotation</strong> is the feeling it carries in addition to its dictionary meaning. "Thrifty" and "stingy" describe the same behavior, but only one is a compliment.</p>
<h2>Worked example: an open window</h2>
<p>In Kate Chopin's "The Story of an Hour" (1894), Mrs. Mallard has just been told that her husband is dead. She goes upstairs alone and sits facing the window:</p>
<blockquote><p>She could see in the open square before her house the tops of trees that were all aquiver with the new spring life. The delicious breath of rain was in the air. In the street below a peddler was crying his wares.</p></blockquote>
<ol>
<li><strong>Notice.</strong> The trees are "aquiver," the spring life is "new," the rain is "delicious." Everything outside is moving or beginning.</li>
<li><strong>Ask.</strong> After news of a death we might expect rain that is cold and a street that is silent. Why does Chopin give us spring?</li>
<li><strong>Infer.</strong> Something in Mrs. Mallard is stirring too. Grief may not be the only thing she feels.</li>
<li><strong>Test.</strong> Could the detail mean something else? Perhaps the lively street only makes her loneliness sharper. We read on, and find that a feeling is coming to her "through the sounds, the scents, the color that filled the air." The later line ties the spring world to her own feeling, so the inference holds.</li>
</ol>
<p>Notice the fourth step. Good readers do not fall in love with their first idea. They look for a line that could prove them wrong.</p>
<h2>Claim, evidence, reasoning</h2>
<p>To convince another reader, write your inference as a <strong>claim</strong>, give the <strong>textual evidence</strong>, and supply the <strong>reasoning</strong> that joins them.</p>
<ul>
<li><strong>Claim:</strong> Chopin suggests that Mrs. Mallard feels hope along with her grief.</li>
<li><strong>Evidence:</strong> From her window she sees trees "all aquiver with the new spring life" and smells the "delicious breath of rain."</li>
<li><strong>Reasoning:</strong> "Delicious" is a word for something we want more of, and spring is a season of beginnings. By choosing words of appetite and renewal right after a death, Chopin hints that a new life is opening for the character.</li>
</ul>
<p>Reasoning is the part most often skipped. "This shows that she is hopeful" only repeats the claim. Real reasoning picks out a word, names its connotation, and says why the writer might have preferred it to a plainer one.</p>
<h2>Quoting well</h2>
<ul>
<li>Quote a phrase rather than a paragraph. Short quotations are easier to explain.</li>
<li>Lead into the quotation with your own words, so that the whole sentence reads smoothly.</li>
<li>Copy exactly, including spelling, and put quotation marks around the writer's words.</li>
<li>After each quotation, write at least one sentence of reasoning before you move on.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Close reading',
              meaning:
                'Slow, careful reading that asks what each detail and word choice adds to the meaning.',
            },
            {
              term: 'Inference',
              meaning: 'A conclusion that the details of a text support but that the text does not state.',
            },
            {
              term: 'Claim',
              meaning: 'A statement about the text that someone could disagree with and that needs evidence.',
            },
            {
              term: 'Textual evidence',
              meaning: 'Exact words or specific details from the text, used to support a claim.',
            },
            {
              term: 'Reasoning',
              meaning: 'The explanation of how and why the evidence supports the claim.',
            },
            {
              term: 'Connotation',
              meaning: 'The feeling or association a word carries beyond its dictionary meaning.',
            },
          ],
          assignment: {
            key: 'the-spare-key',
            title: 'What Goes Unsaid in "The Spare Key"',
            description:
              'Read the short scene and write a paragraph that makes an inference about what Dana and her grandmother feel but do not say. Support it with quoted details and reasoning.',
            kind: 'assignment',
            pointsPossible: 30,
            instructions: {
              durationMinutes: 30,
              materials: [
                'The passage on this page',
                'The lesson text',
                'The answer box or a word processor',
              ],
              steps: [
                'Read the passage twice. On the second reading, note three details of action, dialogue, setting or word choice that seem to mean more than they say.',
                'Decide what these details suggest about what is going to happen and how Dana or her grandmother feels. Write this inference as a one-sentence claim.',
                'Support the claim with at least two short quotations, each led into with your own words.',
                'After each quotation, explain your reasoning: what the detail or its connotation suggests and how it supports the claim.',
                'Reread your paragraph (100 to 160 words) and check that every quotation is copied exactly.',
              ],
              story: {
                title: 'The Spare Key',
                content: `Dana's grandmother had kept the spare key under the third flowerpot for as long as anyone could remember, so Dana did not knock. She tipped the pot, found the key, and let herself in.

The kitchen was clean in the way it was clean before company. Every cup hung on its hook. On the table, squared to the edge, lay a stack of envelopes, and on top of the stack a business card, face down. Dana turned it over. A smiling man in a suit offered to sell any house in sixty days. She put the card back exactly as she had found it.

"You're early," said her grandmother from the hall. She had her good earrings in. She looked at Dana, then at the table, then went to fill the kettle, although it was already full.

"Bus was fast," Dana said. "The garden looks good."

"It needs somebody younger." Her grandmother set the kettle on the stove, and neither of them lit the burner. "Did your mother tell you to come?"

"No." Dana pulled out her usual chair, the one with the wobble, and found that it did not wobble anymore. Somebody had screwed the leg tight. She sat on it very still. "I thought I could come on Saturdays, maybe. For the weeding."

Her grandmother dried a cup that was not wet. Outside the window the tomato cages stood washed and stacked against the fence. "Saturdays," she said. "That would be nice. For as long as it lasts."

When Dana left, she locked the door and stood awhile on the step with the key in her hand. Then she put it in her pocket instead of under the pot.`,
              },
            },
            rubric: [
              {
                id: 'inference-claim',
                name: 'Inference and claim',
                points: 10,
                description: 'Say in one clear sentence what the characters feel or plan but do not say.',
                notes:
                  'States a clear claim that makes an inference about what is unsaid: the grandmother is planning to sell the house and hides it, and Dana knows, feels sad, and wants to hold on to the house and her grandmother.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Clear, specific inference about unspoken feelings', points: 10 },
                  { id: 'partial', label: 'Inference present but general or incomplete', points: 6 },
                  { id: 'limited', label: 'Mostly retells what the text states', points: 3 },
                  { id: 'none', label: 'No inference', points: 0 },
                ],
              },
              {
                id: 'textual-evidence',
                name: 'Textual evidence',
                points: 10,
                description: 'Support it with short, exact quotations from the scene.',
                notes:
                  'Quotes at least two short details as textual evidence, such as the business card put back "exactly as she had found it," the kettle that was "already full," the chair that "did not wobble anymore," the dried "cup that was not wet," "for as long as it lasts," or the key kept "in her pocket instead of under the pot."',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Two or more well-chosen exact quotations', points: 10 },
                  { id: 'partial', label: 'One quotation, or details paraphrased accurately', points: 6 },
                  { id: 'limited', label: 'Vague reference to the passage', points: 3 },
                  { id: 'none', label: 'No evidence', points: 0 },
                ],
              },
              {
                id: 'reasoning',
                name: 'Reasoning',
                points: 10,
                description: 'Explain how each detail leads to your inference.',
                notes:
                  'Explains how each detail suggests or shows the hidden feeling, for example that the useless action of filling a full kettle or drying a dry cup suggests nervousness and avoiding the subject, that the repaired chair suggests preparing the house for a sale, or that keeping the key suggests Dana refuses to let go, using the connotation of words because they support the claim.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Explains how each detail supports the claim', points: 10 },
                  { id: 'partial', label: 'Explains one detail well or several briefly', points: 6 },
                  { id: 'limited', label: 'Repeats the claim instead of explaining', points: 3 },
                  { id: 'none', label: 'No reasoning', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `In "The Spare Key," the details suggest that the grandmother is planning to sell her house and that both she and Dana are too sad to talk about it. When Dana finds the business card, she puts it back "exactly as she had found it." This careful action suggests she wants to hide that she knows, because naming the sale would make it real. Her grandmother hides it too. She fills a kettle that is "already full" and dries "a cup that was not wet." These actions are useless, which suggests nervousness: she keeps her hands busy so she can avoid the subject. Even the chair that "did not wobble anymore" is evidence, since people make repairs when they prepare a house for a sale. Finally, Dana puts the key "in her pocket instead of under the pot." A key has the connotation of belonging, so keeping it shows she refuses to let go of the house.`,
              `My claim is that Dana offers to come on Saturdays because she already knows she is losing her grandmother's house, and the offer is her way of holding on to it. She never mentions the smiling man on the card. Instead she says "The garden looks good," which avoids the real question. The grandmother answers, "It needs somebody younger." On the surface that is about weeding, but I infer that she means she is too old to stay there. The tomato cages are "washed and stacked against the fence," so she does not plan to plant anything again. When she accepts the visits only "for as long as it lasts," the phrase has a connotation of something ending. The last detail supports my inference best. Dana keeps the key in her pocket, and because that key had been under the pot "for as long as anyone could remember," breaking the habit shows how sad and stubborn she feels.`,
              `I think the grandmother is going to sell the house and she is hiding it from Dana. There is a business card on the table from a man who sells houses. The grandmother is nervous, because she goes to fill the kettle "although it was already full." Dana is probably sad since she asks to come on Saturdays and she keeps the key at the end.`,
              `Dana goes to see her grandmother and they talk in the kitchen. It seems kind of sad and they both feel something they do not say.`,
            ],
          },
        },
        {
          key: 'point-of-view',
          title: 'Who Is Telling This? Point of View and Reliability',
          estimatedMinutes: 30,
          objectives: [
            'Distinguish first-person, third-person limited and third-person omniscient point of view',
            'Identify signals that a first-person narrator is unreliable',
            'Compare what a narrator claims with what the details of the story show',
            'Explain how an unreliable narrator creates dramatic irony for the reader',
          ],
          introduction:
            'Every story reaches you through a narrator, and the choice of narrator decides what you are allowed to know. Some narrators can be trusted and some cannot. In this lesson you will learn to name the point of view of a story and to catch a narrator whose words and details do not agree.',
          mainContent: `<h2>The same spill, told three ways</h2>
<p><strong>Point of view</strong> is the position from which a story is told. Here is one small event, a bowl of soup spilled in a cafeteria, in three versions.</p>
<ul>
<li>"I barely touched the tray. It was her elbow, and everyone saw it."</li>
<li>"Theo felt the tray tip. He was almost sure that her elbow had come first."</li>
<li>"Theo would call it an accident for years. Priya, wiping soup from her sleeve, already knew that it was not."</li>
</ul>
<p>The event does not change. What changes is how much we are given, and how far we can trust it.</p>
<table>
<thead>
<tr><th scope="col">Point of view</th><th scope="col">Who tells it</th><th scope="col">What the reader can know</th></tr>
</thead>
<tbody>
<tr><td>First person</td><td>A character who says "I"</td><td>Only what that character notices, remembers and chooses to admit</td></tr>
<tr><td>Third-person limited</td><td>A voice outside the story that stays close to one character</td><td>One character's thoughts; other people only from outside</td></tr>
<tr><td>Third-person omniscient</td><td>A voice outside the story that can enter any mind</td><td>Everything the voice decides to share, including the future</td></tr>
</tbody>
</table>
<h2>When the narrator cannot be trusted</h2>
<p>An <strong>unreliable narrator</strong> is one whose account we have good reason to doubt. The narrator may be lying, but there are quieter causes: pride, fear, very young age, or not having understood what happened. A writer who creates such a narrator also plants evidence against him. Look for these signals.</p>
<ul>
<li><strong>Contradiction.</strong> The narrator claims one thing, and the details of the story show another.</li>
<li><strong>Insistence.</strong> The narrator answers a charge nobody has made. A person who says "I was perfectly calm" three times invites us to wonder.</li>
<li><strong>Gaps.</strong> The story hurries past the very moment we most want to see.</li>
<li><strong>Excuses and blame.</strong> Whatever goes wrong, someone else caused it.</li>
<li><strong>Other people's reactions.</strong> Characters fall silent, walk away or stare, and the narrator's explanation does not fit.</li>
</ul>
<h2>Worked example: Poe's nervous narrator</h2>
<p>Edgar Allan Poe's "The Tell-Tale Heart" (1843) is told by a man who wants to prove that he is sane. Near the beginning he says:</p>
<blockquote><p>The disease had sharpened my senses—not destroyed—not dulled them. Above all was the sense of hearing acute. I heard all things in the heaven and in the earth. I heard many things in hell. How, then, am I mad?</p></blockquote>
<p>We can take the passage apart in four moves.</p>
<ol>
<li><strong>The claim.</strong> He is not mad; illness has simply improved his hearing.</li>
<li><strong>The detail.</strong> He has heard "all things in the heaven and in the earth" and even "many things in hell." No one can. The proof he offers is itself a reason for doubt, so this is a contradiction.</li>
<li><strong>The insistence.</strong> "How, then, am I mad?" answers an accusation we have not heard anyone make. The broken rhythm of "not destroyed—not dulled them" also sounds less calm than he believes.</li>
<li><strong>The effect.</strong> From here on, whenever he reports a sound, we ask whether it exists outside his mind. Poe has taught us to listen to the story in a way its teller does not expect.</li>
</ol>
<p>The fourth move names an effect called <strong>dramatic irony</strong>: the reader understands something that a character does not. Here each sentence meant to show sanity shows the opposite.</p>
<h2>Why writers take the trouble</h2>
<p>An honest narrator hands us conclusions. An unreliable one turns us into judges: we weigh the testimony, compare it with the facts, and build our own version of what happened. We may end up angry with the narrator, but we may also feel pity, because people who fool themselves are usually protecting something. A child narrator can even be perfectly truthful and still unreliable, because he reports more than he understands.</p>
<p>When you write about an unreliable narrator, this frame keeps both halves in view:</p>
<blockquote><p>The narrator claims that ____, but the detail that ____ shows that ____.</p></blockquote>
<p>Then add the effect on the reader. Calling a narrator "a liar" is rarely enough. Ask what he wants us to believe, why he needs to believe it himself, and which detail gives him away.</p>`,
          keyConcepts: [
            {
              term: 'Point of view',
              meaning: 'The position from which a story is told, which decides what the reader can know.',
            },
            {
              term: 'First-person narrator',
              meaning: 'A character inside the story who tells it using "I."',
            },
            {
              term: 'Third-person limited',
              meaning: `Narration from outside the story that follows one character's thoughts only.`,
            },
            {
              term: 'Third-person omniscient',
              meaning: 'Narration from outside the story that can report the thoughts of any character.',
            },
            {
              term: 'Unreliable narrator',
              meaning: 'A narrator whose account the details of the story give us reason to doubt.',
            },
            {
              term: 'Dramatic irony',
              meaning: 'The effect when the reader understands something that a character does not.',
            },
          ],
          assignment: {
            key: 'the-bridge-project',
            title: 'Reading Against the Narrator',
            description:
              'Read "What I Learned From the Bridge Project" and explain how the details show that the narrator is unreliable and what effect this has on the reader.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: [
                'The passage on this page',
                'The list of signals in the lesson text',
                'The answer box',
              ],
              steps: [
                'Read the passage once for the story and once for the signals of an unreliable narrator listed in the lesson.',
                'Name the point of view and say what it keeps the reader from knowing directly.',
                'Choose two or three places where the narrator claims one thing and a detail shows another. Quote them.',
                'For each one, explain which signal it is and what probably happened in truth.',
                'Finish with the effect on the reader, using the term dramatic irony. Write 100 to 160 words in all.',
              ],
              story: {
                title: 'What I Learned From the Bridge Project',
                content: `I want to be fair to everyone, so I will tell it exactly as it happened.

We had three weeks to build the bridge, and I was made leader, or anyway I was the one who said the word first. I am good at organizing people. Mr. Osei called me "a young man with a plan," which I took as praise. On the first day I sent out a schedule with everyone's name in a color. Ruth's color was gray, because the good ones were taken.

It is not true that I ignored her idea about the triangles. I listened to all of it. I remember looking at the clock, so I know that it took four minutes. I simply thought an arch would look better in the photos, and I said so in a perfectly friendly way, and nobody argued. When I am right, people usually go quiet.

Then some time went by and it was the day of the test.

Our bridge held eleven pounds. Ruth had built a small one at home out of leftover pieces, only triangles, and Mr. Osei let her put it on the scale too, which was not on the schedule. It held forty. People clapped, I suppose because she does not usually bring things in. I clapped too. I clapped longer than anybody.

Afterward I offered to let her present it with me, since a group shares everything, and she gave me a look that I can only call jealous. Then she and Ben and Amira went to lunch. They must have thought I had already eaten. I was not bothered at all. I spent the time making a new schedule for the next project, and I gave Ruth green, which used to be mine.

I am only writing this because Mr. Osei asked each of us to say what we learned. I learned that it is hard to be fair to people who do not appreciate it.`,
              },
            },
            rubric: [
              {
                id: 'point-of-view',
                name: 'Point of view',
                points: 10,
                description: 'Name the point of view and say what it lets the reader know and not know.',
                notes: `Names the first-person point of view of a narrator who says "I" and explains that the reader knows only what he notices and admits, and cannot know Ruth's thoughts or those of other people directly.`,
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Names first person and explains its limit', points: 10 },
                  { id: 'partial', label: 'Names first person only', points: 5 },
                  { id: 'none', label: 'Missing or wrong', points: 0 },
                ],
              },
              {
                id: 'claims-and-details',
                name: 'Claims against details',
                points: 20,
                description:
                  'Set what the narrator claims against details that tell another story, with quotations.',
                notes:
                  'Shows that the narrator is unreliable by quoting claims that a detail contradicts: he says he "listened to all of it" but was looking at the clock; people "go quiet" because he does not let them argue; he calls Ruth "jealous" although her triangles bridge held forty pounds; he says he was "not bothered at all" after the group went to lunch without him. Names signals such as contradiction, insistence, gap, excuse or blame.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Two or more contradictions explained with the signal named',
                    points: 20,
                  },
                  { id: 'most', label: 'Two contradictions, one thinly explained', points: 14 },
                  { id: 'partial', label: 'One contradiction, or details without explanation', points: 8 },
                  { id: 'none', label: 'No contradiction shown', points: 0 },
                ],
              },
              {
                id: 'effect',
                name: 'Effect on the reader',
                points: 10,
                description: 'Explain what this does to the reader.',
                notes:
                  'Explains the effect: dramatic irony, because the reader understands that he is bossy, hurt or lonely while the narrator does not see it himself, so the reader judges him or feels pity for him.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Effect explained with dramatic irony', points: 10 },
                  { id: 'partial', label: 'Effect mentioned without explanation', points: 5 },
                  { id: 'none', label: 'No effect discussed', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `The story is told in first-person point of view, so the reader only gets what the narrator notices and admits. We never hear Ruth's thoughts. He claims to be fair, but the details show that he is an unreliable narrator. He says of Ruth's idea, "I listened to all of it," but he was "looking at the clock." That is a contradiction, because someone who is listening does not time you. He also shows insistence when he says he spoke in a "perfectly friendly way" and "was not bothered at all," as if someone had accused him. There is a gap as well: "some time went by" skips the weeks when the others probably gave up on him. When he calls Ruth's look "jealous," the blame does not fit, since her bridge held forty pounds and his held eleven. The effect is dramatic irony. The reader understands that he is bossy and left out, while he does not.`,
              `This passage uses a first-person narrator. The limit of that point of view is that other people appear only from the outside, so we have to read their reactions ourselves. The narrator claims, "When I am right, people usually go quiet." The details show that the group has stopped arguing because he never changes his mind. Later Ruth, Ben and Amira go to lunch and he makes an excuse for them: "They must have thought I had already eaten." Then he insists he was "not bothered at all," which contradicts the fact that he spent lunch alone on a schedule. Even the ending blames people who "do not appreciate" him. All of this makes him an unreliable narrator, but I think he fools himself more than us. Giving Ruth green, "which used to be mine," hints that he feels guilty. Because of the dramatic irony, the reader knows he is lonely before he does and feels some pity.`,
              `The story is first person because the narrator says "I." He is an unreliable narrator. He says he listened to Ruth's idea but he was looking at the clock, so he was not really listening. He also says "I was not bothered at all" when they went to lunch without him, but he was probably hurt. The reader can tell he is not as fair as he says.`,
              `The narrator thinks he is a good leader but he is kind of annoying. You can tell the others do not like him very much.`,
            ],
          },
        },
      ],
    },
    {
      title: 'Rhetoric and Argument',
      lessons: [
        {
          key: 'rhetorical-appeals',
          title: 'Ethos, Pathos, Logos: How Speakers Persuade',
          estimatedMinutes: 30,
          objectives: [
            'Describe the rhetorical situation of a speech: speaker, audience, occasion and purpose',
            'Identify appeals to ethos, pathos and logos in a passage',
            'Analyze how a device such as repetition, contrast or a rhetorical question strengthens an appeal',
            'Explain the effect of an appeal on a particular audience',
          ],
          introduction:
            'More than two thousand years ago, the Greek philosopher Aristotle asked why some speakers move a crowd and others do not. His three answers, called ethos, pathos and logos, still describe the speeches, ads and posts you meet every day. In this lesson you will use them to analyze two American speakers who had to persuade audiences under great pressure.',
          mainContent: `<h2>Start with the situation</h2>
<p><strong>Rhetoric</strong> is the art of using language to persuade. Before you analyze a single sentence, get clear about the <strong>rhetorical situation</strong>, because the same words can work in one room and fail in another.</p>
<ul>
<li><strong>Speaker:</strong> Who is talking, and what does the audience know about that person?</li>
<li><strong>Audience:</strong> Who is listening, and what do they already believe?</li>
<li><strong>Occasion:</strong> What event or problem has brought them together?</li>
<li><strong>Purpose:</strong> What should the audience think, feel or do at the end?</li>
</ul>
<h2>Three appeals</h2>
<p>Imagine that you want your coach to move practice from six to seven in the morning. You have three basic ways to go about it.</p>
<table>
<thead>
<tr><th scope="col">Appeal</th><th scope="col">It persuades through</th><th scope="col">What you might say</th></tr>
</thead>
<tbody>
<tr><td><strong>Ethos</strong></td><td>The speaker's character and credibility</td><td>"I have not missed a practice in two seasons, so I am not asking in order to skip."</td></tr>
<tr><td><strong>Pathos</strong></td><td>The emotions of the audience</td><td>"Two of us take the first bus in the dark and eat breakfast standing up."</td></tr>
<tr><td><strong>Logos</strong></td><td>Reasoning and evidence</td><td>"Last month eight players came late at six o'clock. When we started at seven, one did."</td></tr>
</tbody>
</table>
<p>None of the three is a trick. Emotion can be honest, and a number can mislead. A strong speech usually joins all three, and one sentence may carry more than one appeal.</p>
<h2>Devices that do the work</h2>
<p>An appeal is a strategy; a <strong>rhetorical device</strong> is a tool for carrying it out. Three common ones:</p>
<ul>
<li><strong>Repetition:</strong> using a word or sentence pattern again so that it gains force.</li>
<li><strong>Contrast:</strong> setting opposites side by side so that the difference cannot be missed.</li>
<li><strong>Rhetorical question:</strong> a question asked to make the audience think rather than to get information.</li>
</ul>
<h2>Worked example: Frederick Douglass, 1852</h2>
<p>Douglass escaped from slavery in 1838 and became one of the most famous speakers in the country. An antislavery society in Rochester, New York, asked him to speak in honor of Independence Day. On July 5 he told a largely friendly audience:</p>
<blockquote><p>The sunlight that brought life and healing to you, has brought stripes and death to me. This Fourth July is yours, not mine. You may rejoice, I must mourn.</p></blockquote>
<ol>
<li><strong>Situation.</strong> The audience opposes slavery and expects a patriotic speech. His purpose is to make them uncomfortable enough to act.</li>
<li><strong>Pathos.</strong> "Stripes" means the marks of a whip. Placing that word in the same sentence as sunlight and healing makes the cruelty sudden and physical.</li>
<li><strong>Ethos.</strong> He says "me" and "I." He is not repeating reports about slavery; he has lived it, and that gives him an authority no listener in the hall can match.</li>
<li><strong>Logos.</strong> There is an argument underneath. A celebration of liberty belongs to people who have liberty. Enslaved people do not have it. Therefore the day is "yours, not mine."</li>
<li><strong>Device.</strong> The contrast runs through every clause: you and me, yours and mine, rejoice and mourn. Because the halves of each sentence are built alike, the listeners hear how equal the people are and how unequal their lives.</li>
</ol>
<p>Later he asks, "What, to the American slave, is your 4th of July?" The question does its work before he answers it. With the small word "your," he hands the holiday back to his audience.</p>
<h2>From naming to analyzing</h2>
<p>"Douglass uses pathos" is only a label. Analysis says <em>where</em>, <em>how</em> and <em>with what effect</em>. Compare:</p>
<ul>
<li><strong>Label:</strong> Douglass uses pathos and contrast.</li>
<li><strong>Analysis:</strong> By contrasting "life and healing" with "stripes and death," Douglass appeals to pathos and makes his listeners feel ashamed of a happiness they had taken for granted.</li>
</ul>
<p>A frame to begin with: <em>[Speaker] appeals to [ethos, pathos or logos] when [short quotation], which leads [this audience] to [think, feel or do something] because [reason].</em> Once the frame feels natural, vary it. Be careful with the words "the reader" and "people." A speech is aimed at particular listeners, and naming them makes your analysis sharper.</p>`,
          keyConcepts: [
            {
              term: 'Rhetorical situation',
              meaning: 'The speaker, audience, occasion and purpose that shape a speech or text.',
            },
            {
              term: 'Ethos',
              meaning: `An appeal that persuades through the speaker's character, experience and credibility.`,
            },
            { term: 'Pathos', meaning: 'An appeal that persuades through the emotions of the audience.' },
            { term: 'Logos', meaning: 'An appeal that persuades through reasoning and evidence.' },
            {
              term: 'Rhetorical question',
              meaning: 'A question asked to make the audience think, not to get information.',
            },
            {
              term: 'Repetition and contrast',
              meaning: 'Devices that give words force by using them again or setting opposites side by side.',
            },
          ],
          assignment: {
            key: 'anthony-speech-analysis',
            title: 'Rhetorical Analysis: Susan B. Anthony on the Right to Vote',
            description:
              'Analyze how Susan B. Anthony uses appeals and rhetorical devices to persuade her audience that women already have the right to vote.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 40,
              materials: [
                'The speech excerpts on this page',
                'The lesson text',
                'The answer box or a word processor',
              ],
              steps: [
                'Read the introduction and the excerpts. Look up any word you do not know in an online dictionary.',
                'In one or two sentences describe the rhetorical situation: speaker, audience, occasion and purpose.',
                'Choose two of the three appeals (ethos, pathos, logos). For each, quote a short phrase and explain how the appeal works on her audience.',
                'Name one device, such as repetition, contrast or a rhetorical question, and explain its effect.',
                'Revise so that every label is followed by analysis. Aim for 110 to 160 words.',
              ],
              story: {
                title:
                  'From Susan B. Anthony\'s speech "Is It a Crime for a Citizen of the United States to Vote?" (1873)',
                content: `In November 1872 Susan B. Anthony voted in the presidential election in Rochester, New York, and was arrested, because the law allowed only men to vote. Before her trial in 1873 she spoke in towns across the region from which the jury might be chosen. These are excerpts from her speech.

Friends and fellow citizens: I stand before you tonight under indictment for the alleged crime of having voted at the last presidential election, without having a lawful right to vote. It shall be my work this evening to prove to you that in thus voting, I not only committed no crime, but, instead, simply exercised my citizen's rights, guaranteed to me and all United States citizens by the National Constitution, beyond the power of any state to deny.

It was we, the people; not we, the white male citizens; nor yet we, the male citizens; but we, the whole people, who formed the Union. And we formed it, not to give the blessings of liberty, but to secure them; not to the half of ourselves and the half of our posterity, but to the whole people—women as well as men.

The only question left to be settled now is: Are women persons? And I hardly believe any of our opponents will have the hardihood to say they are not. Being persons, then, women are citizens; and no state has a right to make any law, or to enforce any old law, that shall abridge their privileges or immunities.`,
              },
            },
            rubric: [
              {
                id: 'situation',
                name: 'Rhetorical situation',
                points: 10,
                description: 'Describe who speaks, to whom, when and why.',
                notes:
                  'Describes the rhetorical situation: the speaker Anthony under indictment and arrested for voting, the audience of citizens who might serve on the jury, the occasion before her trial, and the purpose to prove that women are citizens with the right to vote.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Speaker, audience, occasion and purpose all clear', points: 10 },
                  { id: 'partial', label: 'Two or three parts described', points: 6 },
                  { id: 'limited', label: 'One part mentioned', points: 3 },
                  { id: 'none', label: 'Not described', points: 0 },
                ],
              },
              {
                id: 'appeals',
                name: 'Appeals with evidence',
                points: 20,
                description:
                  'Analyze two appeals, each with a quotation, and how they work on this audience.',
                notes:
                  'Analyzes two appeals with quoted evidence: logos in the reasoning that women are persons, persons are citizens, and no state may abridge their rights, or in the Constitution as evidence; ethos in speaking openly "under indictment" to "fellow citizens" with calm credibility; pathos in the emotion, pride or shame that "the whole people" and "the blessings of liberty" stir in the audience.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Two appeals quoted and explained for this audience', points: 20 },
                  { id: 'most', label: 'Two appeals, one explained thinly', points: 14 },
                  { id: 'partial', label: 'One appeal explained, or labels only', points: 8 },
                  { id: 'none', label: 'No appeals identified', points: 0 },
                ],
              },
              {
                id: 'device',
                name: 'Device and effect',
                points: 10,
                description: 'Name a rhetorical device, quote it and explain its effect.',
                notes:
                  'Names a rhetorical device and explains its effect: the repetition of "we" and "the whole people," the contrast of "the half" with the whole or of "the white male citizens" with the people, or the rhetorical question "Are women persons?" which opponents cannot answer with no.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Device quoted and effect explained', points: 10 },
                  { id: 'partial', label: 'Device named, effect unclear', points: 5 },
                  { id: 'none', label: 'No device', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Susan B. Anthony, the speaker, is under indictment because she voted in 1872. Her audience is made up of citizens who might sit on her jury, the occasion is the time before her trial, and her purpose is to prove that women are citizens who already have the right to vote. Her main appeal is logos. She reasons in steps: "Being persons, then, women are citizens," and no state may "abridge their privileges." If her listeners accept the first step, they have to accept the conclusion. She also builds ethos by admitting openly that she stands "under indictment" for an "alleged crime." A guilty person would hide it, so her calm honesty gives her credibility. Her strongest device is the rhetorical question "Are women persons?" Opponents would look cruel if they said no, so the question traps them and makes the audience agree before she goes on.`,
              `When Anthony gave this speech in 1873 she had been arrested for voting and was waiting for her trial. She is speaking to people in the region the jury would come from, and her purpose is to convince them that voting was her right and not a crime. She appeals to pathos with the phrase "the blessings of liberty," words her audience was proud of. When she says they were meant "not to the half of ourselves" but to "the whole people," listeners may feel shame that half of the country is left out. She also uses logos, since her evidence is the Constitution: those rights are "guaranteed to me and all United States citizens." The device I noticed most is the repetition of "we." Together with the contrast between "the white male citizens" and "the whole people," it has the effect of pulling every listener, man or woman, into the group that formed the Union.`,
              `Anthony is the speaker and she was arrested because she voted. Her purpose is to prove that women have the right to vote. She uses logos when she says "Being persons, then, women are citizens," because it is logical reasoning. She also uses pathos because it is emotional. She repeats "we, the people" a lot, which is repetition and makes it stronger.`,
              `Susan B. Anthony gave a good speech about women voting. She uses lots of strong words and makes people want to agree with her.`,
            ],
          },
        },
        {
          key: 'argument-and-counterclaim',
          title: 'Building an Argument That Answers Back',
          estimatedMinutes: 30,
          objectives: [
            'Write a claim that is specific and debatable',
            'Support a claim with relevant evidence and reasoning',
            'Acknowledge a counterclaim fairly and answer it with a rebuttal',
            'Connect ideas with transitions such as because, however and therefore',
          ],
          introduction:
            'An argument is not a quarrel. It is an attempt to move a reasonable person from one opinion to another by giving reasons. In this lesson you will learn to write a claim worth arguing about, to choose evidence that fits it, and to answer the best objection instead of hoping that nobody thinks of it.',
          mainContent: `<h2>A claim worth arguing</h2>
<p>A <strong>claim</strong> is the statement your whole argument supports. It has to be <em>debatable</em>, so that a sensible person could disagree, and <em>specific</em>, so that the reader knows what exactly you want to prove.</p>
<table>
<thead>
<tr><th scope="col">Draft</th><th scope="col">Problem</th><th scope="col">Revised claim</th></tr>
</thead>
<tbody>
<tr><td>Libraries have books and computers.</td><td>A fact; nobody disagrees</td><td>The town library should open on Saturdays, even if it must close on Monday mornings.</td></tr>
<tr><td>Libraries are awesome.</td><td>A matter of taste; cannot be proved</td><td>For students without internet at home, Saturday hours matter more than any other hours of the week.</td></tr>
<tr><td>The town should do something for students.</td><td>Too vague to test</td><td>The town should pay for four more library hours each Saturday during the school year.</td></tr>
</tbody>
</table>
<h2>Evidence and reasoning</h2>
<p><strong>Evidence</strong> is information that supports the claim: numbers, examples, observations, statements by people who know. Before you use a piece of evidence, ask three questions.</p>
<ul>
<li><strong>Is it relevant?</strong> It must bear on this claim, not only on the topic.</li>
<li><strong>Is it sufficient?</strong> One friend's experience cannot stand for a whole school. Drawing a big conclusion from too few cases is called a hasty generalization.</li>
<li><strong>Is it credible?</strong> Think about who collected it, how, and what they had to gain.</li>
</ul>
<p>Evidence does not speak for itself. <strong>Reasoning</strong> explains why it supports the claim, usually with the word <em>because</em>. If 60 people wait outside a library on Saturday morning, the number alone proves nothing. It becomes an argument when you add that people who wait outside a closed door must need something they cannot get on other days.</p>
<h2>The other side</h2>
<p>A <strong>counterclaim</strong> is the best objection to your claim. Including it makes you stronger, because the reader has probably thought of it already. State it fairly, in words its supporters would accept. Twisting it into something silly is called a straw man, and careful readers notice.</p>
<p>Then give a <strong>rebuttal</strong>, your answer to the counterclaim. There are three honest ways to build one.</p>
<ol>
<li><strong>Dispute it.</strong> Show that its evidence is weak or out of date.</li>
<li><strong>Limit it.</strong> Agree that it is true in some cases and show that those cases are few or can be handled.</li>
<li><strong>Outweigh it.</strong> Agree that it is true and show that something else matters more.</li>
</ol>
<h2>Worked example: Saturday hours</h2>
<p>Here is an argument with its parts labeled. The town and its numbers are invented.</p>
<blockquote>
<p><strong>Claim.</strong> The Brookfield library should open on Saturdays from ten to two during the school year.</p>
<p><strong>Evidence.</strong> In a survey of 150 students, 48 said that they have no reliable internet at home, and during a four-week trial the library counted an average of 70 visitors each Saturday.</p>
<p><strong>Reasoning.</strong> This matters because weekend homework is now mostly posted online. A student who cannot connect between Friday afternoon and Monday morning starts the week behind.</p>
<p><strong>Counterclaim.</strong> Some residents object that four more hours would cost the town money it needs for roads, and it is true that the budget is tight.</p>
<p><strong>Rebuttal.</strong> However, the library could close on Monday mornings, when it counts fewer than ten visitors. The cost would therefore stay nearly the same, while far more people would be served.</p>
</blockquote>
<p>Look at the rebuttal. It does not deny the cost; it <em>limits</em> the objection by offering a trade. Look also at the small words. <em>Because</em> announces reasoning, <em>however</em> announces a turn, and <em>therefore</em> announces a conclusion. These <strong>transitions</strong> show the reader how one sentence leads to the next.</p>
<h2>Before you submit</h2>
<ul>
<li>Could someone reasonable disagree with my claim?</li>
<li>Does every piece of evidence have a sentence of reasoning?</li>
<li>Would the other side say, "Yes, that is what we think," about my counterclaim?</li>
<li>Does my rebuttal answer that objection, and not an easier one?</li>
</ul>`,
          keyConcepts: [
            { term: 'Claim', meaning: 'The specific, debatable statement that an argument supports.' },
            {
              term: 'Evidence',
              meaning:
                'Relevant, sufficient and credible information, such as numbers or examples, that supports a claim.',
            },
            { term: 'Reasoning', meaning: 'The explanation of why the evidence supports the claim.' },
            { term: 'Counterclaim', meaning: 'The best objection that someone could make to the claim.' },
            {
              term: 'Rebuttal',
              meaning: 'An answer to the counterclaim that disputes it, limits it or outweighs it.',
            },
            {
              term: 'Transition',
              meaning: 'A word such as because, however or therefore that shows how ideas connect.',
            },
          ],
          assignment: {
            key: 'phones-at-harlan-high',
            title: 'Argument: Should Harlan High Lock Up Phones?',
            description:
              'Use the facts in the report to argue for or against a rule that phones stay in locked pouches all day. Include a counterclaim and a rebuttal.',
            kind: 'assignment',
            pointsPossible: 50,
            instructions: {
              durationMinutes: 40,
              materials: ['The report on this page', 'The lesson text', 'The answer box or a word processor'],
              steps: [
                'Read the report and sort its facts into those that support the rule and those that speak against it.',
                'Decide on your position and write a claim that is specific and debatable.',
                'Support it with at least two pieces of evidence from the report, each followed by a sentence of reasoning.',
                'State the best counterclaim fairly and answer it with a rebuttal.',
                'Connect your sentences with transitions and check your paragraph (120 to 160 words) against the list at the end of the lesson.',
              ],
              story: {
                title: 'Report to the Harlan High Student Council',
                content: `The council will vote next week on a new rule: every student places his or her phone in a locking pouch at the first bell and unlocks it at the last. This report sums up what we learned during the fall trial. (Harlan High is an invented school.)

For ten weeks all 240 ninth graders used the pouches. Tenth graders kept their phones and followed the old rule, which says that phones must be silent during class. In ninth grade, late assignments fell from 18 percent of all work to 11 percent. In tenth grade they fell from 17 percent to 16 percent.

We asked the ninth graders about the trial at the end. Of the 240 students, 58 percent said that they talked with more people at lunch than before. However, 41 percent said that they worried about not being able to reach their family, and students who take care of younger brothers or sisters after school worried most.

During the trial, parents could call the office with a message. The secretary found that messages reached a student in six minutes on average, but on two busy days it took more than twenty.

Teachers were divided. Ms. Alvarez reported that she no longer stops a lesson to deal with phones. Mr. Dunn teaches photography and said that his students lost the camera they use most. He asked for permission to unlock pouches in his classroom.

The pouches cost 15 dollars each. The school would need 700 more for the remaining grades.`,
              },
            },
            rubric: [
              {
                id: 'claim',
                name: 'Claim',
                points: 10,
                description: 'Take a side in one specific sentence that someone could argue with.',
                notes:
                  'Opens with a specific, debatable claim for or against the rule that Harlan High students should lock their phones in pouches all day, possibly with a condition or exception.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Specific and debatable claim', points: 10 },
                  { id: 'partial', label: 'Position clear but vague', points: 6 },
                  { id: 'none', label: 'No position', points: 0 },
                ],
              },
              {
                id: 'evidence-reasoning',
                name: 'Evidence and reasoning',
                points: 15,
                description: 'Use facts from the report and explain what they show.',
                notes:
                  'Supports the claim with at least two facts from the report as evidence, such as late assignments in ninth grade that fell from 18 percent to 11 percent, tenth grade as a comparison, 58 percent who talked with more people at lunch, 41 percent who worried about reaching family, messages that took six or twenty minutes, or the cost of pouches, and explains with reasoning because why the evidence matters.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Two or more facts, each with reasoning', points: 15 },
                  { id: 'most', label: 'Two facts, reasoning thin', points: 10 },
                  { id: 'partial', label: 'One fact, or opinions without facts', points: 5 },
                  { id: 'none', label: 'No evidence', points: 0 },
                ],
              },
              {
                id: 'counterclaim-rebuttal',
                name: 'Counterclaim and rebuttal',
                points: 15,
                description: 'Give the other side a fair hearing, then answer it.',
                notes:
                  'Acknowledges a counterclaim fairly, for example that some students, parents or teachers object or worry about reaching family, the cost or photography class, or that supporters point to fewer late assignments, and answers it with a rebuttal that disputes, limits or outweighs the objection.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Fair counterclaim with a rebuttal that answers it', points: 15 },
                  { id: 'most', label: 'Counterclaim with a weak rebuttal', points: 10 },
                  { id: 'partial', label: 'Counterclaim only', points: 5 },
                  { id: 'none', label: 'Other side ignored', points: 0 },
                ],
              },
              {
                id: 'transitions',
                name: 'Organization and transitions',
                points: 10,
                description: 'Put your argument in an order that is easy to follow, and link its parts.',
                notes:
                  'Orders the argument from claim to evidence to counterclaim to rebuttal and connects ideas with transitions such as because, also, however, although and therefore.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Logical order with clear transitions', points: 10 },
                  { id: 'partial', label: 'Some order, few transitions', points: 5 },
                  { id: 'none', label: 'No clear order', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Harlan High should adopt the locking pouches for all grades, as long as teachers may unlock them for class work. The best evidence is that late assignments in ninth grade fell from 18 percent to 11 percent. This matters because tenth grade, which kept its phones, fell only from 17 to 16 percent, so the change probably came from the pouches. Also, 58 percent of ninth graders talked with more people at lunch, which means the rule helped students outside of class too. Some students object that they cannot reach their family, and 41 percent said they worried about it. That is a fair counterclaim, especially for students who watch younger siblings. However, messages reached students in six minutes on average, and a second office phone on busy days would limit the problem. Therefore the benefits outweigh the worry, and the council should vote yes.`,
              `The council should vote against the pouch rule and instead enforce the old rule of silent phones in class. First, 41 percent of the ninth graders in the trial worried about not reaching their family. That evidence is serious because a student who is worried about a little brother is not concentrating on algebra. Second, the office is not a reliable replacement: on two busy days messages took more than twenty minutes, which is too long in an emergency. The pouches are also expensive, since 700 more at 15 dollars each would cost 10,500 dollars. Supporters point out that late assignments dropped from 18 to 11 percent in ninth grade, and I admit this is a real improvement. However, my rebuttal is that it was a ten-week trial in a single grade, and that is too little to show it would last. Therefore the school should not spend so much money on it yet.`,
              `I think Harlan High should use the pouches because phones are a distraction. In the trial late assignments went from 18 percent to 11 percent in ninth grade, so students did more of their work. Also 58 percent said they talked with more people at lunch. Some people worry about not reaching their family, but they can just call the office, so it is not a big problem.`,
              `Phones should not be locked up because it is not fair. Students need their phones and it is their property, so the rule is bad.`,
            ],
          },
        },
      ],
    },
    {
      title: 'Poetry and the Power of Language',
      lessons: [
        {
          key: 'figurative-language',
          title: 'Figurative Language: Saying One Thing to Mean Another',
          estimatedMinutes: 30,
          objectives: [
            'Identify simile, metaphor, personification, hyperbole and oxymoron in lines of poetry',
            'Recognize alliteration, onomatopoeia and anaphora as patterns of sound and repetition',
            'Explain what the two things in a metaphor share',
            'Analyze how an extended metaphor develops and what effect it has',
          ],
          introduction:
            'When a friend says that her backpack weighs a ton, you do not reach for a scale. You understand at once that the words are figurative. Poets use the same ability on purpose and with great care. In this lesson you will learn the names of the most useful figures and, more importantly, how to explain what they do.',
          mainContent: `<h2>Literal and figurative</h2>
<p><strong>Literal</strong> language means just what it says: "The wind was strong." <strong>Figurative language</strong> says one thing in order to mean another: "The wind picked the lock of every window." No lock was picked, but the second sentence makes the wind clever and a little criminal. A figure of speech always adds something, and your task is to say what.</p>
<h2>Figures of meaning</h2>
<table>
<thead>
<tr><th scope="col">Figure</th><th scope="col">What it does</th><th scope="col">Example</th></tr>
</thead>
<tbody>
<tr><td><strong>Simile</strong></td><td>Compares two unlike things with <em>like</em> or <em>as</em></td><td>Her laugh rang like a dropped tray.</td></tr>
<tr><td><strong>Metaphor</strong></td><td>Says that one thing is another</td><td>The hallway was a river between classes.</td></tr>
<tr><td><strong>Personification</strong></td><td>Gives human actions or feelings to something not human</td><td>The old bus complained up the hill.</td></tr>
<tr><td><strong>Hyperbole</strong></td><td>Exaggerates for effect</td><td>I have told you a million times.</td></tr>
<tr><td><strong>Oxymoron</strong></td><td>Joins two words that seem to contradict each other</td><td>A deafening silence followed.</td></tr>
</tbody>
</table>
<h2>Patterns of sound and repetition</h2>
<ul>
<li><strong>Alliteration</strong> repeats the same consonant sound at the beginnings of nearby words: "the slow, sly snake."</li>
<li><strong>Onomatopoeia</strong> uses words that imitate the sounds they name: "hiss," "clang," "murmur."</li>
<li><strong>Anaphora</strong> repeats the same words at the beginnings of lines or clauses: "We waited. We waited in rain. We waited in snow."</li>
</ul>
<p>When poetry is quoted inside a sentence, a slash ( / ) marks the end of each line. You will see it in the example below, and you should use it in your own writing.</p>
<h2>Worked example: Sandburg's cat</h2>
<p>An <strong>extended metaphor</strong> is a metaphor that continues through several lines or a whole poem. Here is all of Carl Sandburg's "Fog" (1916):</p>
<blockquote>
<p>The fog comes<br>on little cat feet.</p>
<p>It sits looking<br>over harbor and city<br>on silent haunches<br>and then moves on.</p>
</blockquote>
<p>Ask four questions of any metaphor.</p>
<ol>
<li><strong>What is really being described?</strong> Fog drifting in from the water over a city.</li>
<li><strong>What is it compared to?</strong> A cat. Sandburg never uses the sentence "the fog is a cat." He gives us "cat feet" and "haunches" and lets us complete the animal.</li>
<li><strong>What do the two share?</strong> Both arrive without a sound, stay for no reason we can see, and leave when they choose.</li>
<li><strong>What is the effect?</strong> Fog can be dangerous to ships, and a different poet might have compared it to a wall or a thief. A cat is quiet, private and a little superior. The poem makes us feel watched, but not threatened.</li>
</ol>
<p>Notice how the metaphor <em>develops</em>. First the cat arrives, then it sits and looks, then it goes. Each line adds a detail that fits both the cat and the fog. That double fit is what makes an extended metaphor satisfying, and it is what you should point to when you write about one.</p>
<h2>Explaining, not just naming</h2>
<p>Finding a figure is the first half of the job. Compare these two answers:</p>
<ul>
<li><strong>Naming only:</strong> "Sandburg uses a metaphor to make the poem more interesting."</li>
<li><strong>Explaining:</strong> "By giving the fog 'silent haunches,' Sandburg compares it to a cat at rest. Both are quiet and independent, so the fog seems calm rather than dangerous."</li>
</ul>
<p>The first sentence could be written about any poem in the world. The second could be about only this one. A useful rule is to avoid <em>interesting</em>, <em>vivid</em> and <em>paints a picture</em> unless you go on to say what the picture is and how it makes the reader feel.</p>
<h2>A closer look at easily confused pairs</h2>
<ul>
<li>A simile and a metaphor both compare. Only the simile uses <em>like</em> or <em>as</em>.</li>
<li>Personification is a special kind of metaphor in which the comparison is always to a person. Sandburg's fog is compared to an animal, so it is not personification in the strict sense.</li>
<li>Anaphora concerns whole words at the start of lines; alliteration concerns single sounds at the start of words.</li>
</ul>`,
          keyConcepts: [
            { term: 'Simile', meaning: 'A comparison of two unlike things that uses like or as.' },
            { term: 'Metaphor', meaning: 'A comparison that says one thing is another.' },
            {
              term: 'Extended metaphor',
              meaning: 'A metaphor that is developed through several lines or a whole poem.',
            },
            {
              term: 'Personification',
              meaning: 'Giving human actions or feelings to something that is not human.',
            },
            {
              term: 'Alliteration',
              meaning: 'Repetition of the same consonant sound at the beginnings of nearby words.',
            },
            {
              term: 'Anaphora',
              meaning: 'Repetition of the same words at the beginnings of lines or clauses.',
            },
          ],
          assignment: {
            key: 'figurative-language-match',
            title: 'Figures of Speech and Dickinson\'s "Hope"',
            description: `Match each term with the line of poetry that shows it. Then explain the extended metaphor in Emily Dickinson's poem in a short written response.`,
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 30,
              materials: ['The matching activity on this page', 'The poem on this page', 'The answer box'],
              steps: [
                'Complete the matching activity: connect each term with the line that shows it best.',
                `Read Dickinson's poem twice, once aloud if you can.`,
                'In 90 to 160 words, explain the extended metaphor: what is compared to what, what the two share, and how the comparison develops from stanza to stanza.',
                'Quote at least two short phrases and explain the effect on the reader.',
              ],
              story: {
                title: 'Emily Dickinson, "Hope" (published 1891)',
                content: `Emily Dickinson lived in Amherst, Massachusetts, from 1830 to 1886. She wrote nearly eighteen hundred poems, and only a handful were printed while she was alive. This one appeared in a collection that friends prepared after her death. A gale is a very strong wind, "sore" here means severe, to abash is to embarrass or discourage, and "in extremity" means in the greatest need or danger.

Hope is the thing with feathers
That perches in the soul,
And sings the tune without the words,
And never stops at all,

And sweetest in the gale is heard;
And sore must be the storm
That could abash the little bird
That kept so many warm.

I've heard it in the chillest land,
And on the strangest sea;
Yet, never, in extremity,
It asked a crumb of me.`,
              },
            },
            rubric: [
              {
                id: 'matching',
                name: 'Matching terms and lines',
                points: 16,
                description:
                  'Each term is matched with the line of poetry that shows it, two points per pair.',
                source: 'matching',
                levels: [],
              },
              {
                id: 'extended-metaphor',
                name: 'Extended metaphor explained',
                points: 14,
                description: 'Explain the comparison and how the poem builds on it.',
                notes:
                  'Explains the extended metaphor in which hope is compared to a bird with feathers that perches in the soul and sings, says what hope and the bird share (both are small, light and keep singing), and shows how the metaphor develops from stanza to stanza through the storm or gale to the chillest land and strangest sea.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Comparison, shared qualities and development explained', points: 14 },
                  { id: 'most', label: 'Comparison and shared qualities explained', points: 10 },
                  { id: 'partial', label: 'Comparison named only', points: 5 },
                  { id: 'none', label: 'No metaphor explained', points: 0 },
                ],
              },
              {
                id: 'evidence-effect',
                name: 'Evidence and effect',
                points: 10,
                description: 'Quote the poem at least twice and say what each quotation does.',
                notes:
                  'Quotes at least two phrases such as "never stops at all," "sweetest in the gale," "kept so many warm" or "asked a crumb of me" and explains the effect: hope feels strong, comforting and free, because it asks nothing in return even in extremity.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Two quotations with the effect explained', points: 10 },
                  { id: 'partial', label: 'One quotation, or effect stated without explanation', points: 5 },
                  { id: 'none', label: 'No evidence or effect', points: 0 },
                ],
              },
            ],
            matching: [
              { left: 'Simile', right: '"I wandered lonely as a cloud" (William Wordsworth)' },
              { left: 'Metaphor', right: '"All the world\'s a stage" (William Shakespeare)' },
              {
                left: 'Personification',
                right: '"Because I could not stop for Death, / He kindly stopped for me" (Emily Dickinson)',
              },
              {
                left: 'Hyperbole',
                right: '"And I will luve thee still, my dear, / Till a\' the seas gang dry" (Robert Burns)',
              },
              { left: 'Oxymoron', right: '"parting is such sweet sorrow" (William Shakespeare)' },
              {
                left: 'Alliteration',
                right:
                  '"The fair breeze blew, the white foam flew, / The furrow followed free" (S. T. Coleridge)',
              },
              {
                left: 'Onomatopoeia',
                right: '"From the jingling and the tinkling of the bells" (Edgar Allan Poe)',
              },
              {
                left: 'Anaphora',
                right:
                  '"In every cry of every Man, / In every Infant\'s cry of fear, / In every voice" (William Blake)',
              },
            ],
            sampleAnswers: [
              `In "Hope," Emily Dickinson builds an extended metaphor in which hope is compared to a bird. She calls it "the thing with feathers / That perches in the soul," so we have to complete the bird ourselves. Hope and the bird share several qualities: both are small and light, both keep singing, and nobody has to understand the words. The metaphor develops from stanza to stanza. In the first the bird simply sings and "never stops at all." In the second a storm comes, and the song is "sweetest in the gale," which means hope matters most in trouble. In the last the speaker has met it in "the chillest land" and on "the strangest sea." The final phrase, that it never "asked a crumb of me," has a strong effect, because birds usually want crumbs. The reader feels that hope is comforting and free and asks nothing in return.`,
              `Dickinson never says what a bird has to do with hope, but her extended metaphor makes it clear. Hope "perches in the soul" the way a bird perches on a branch, and it sings a tune "without the words," since hope is a feeling you cannot always put into reasons. What the two share is that they look weak but are really strong. This develops in the second stanza: the storm would have to be "sore" to stop the "little bird / That kept so many warm." I like the word "warm" because feathers keep a bird warm, and hope comforts people in the same way. By the third stanza the bird has followed the speaker everywhere, even to a strange sea, in extremity, and it still wants no payment, not even "a crumb." The effect on me is a feeling of trust, because hope is a gift and not a trade.`,
              `The poem is an extended metaphor where hope is compared to a bird. It has feathers and it "perches in the soul" and sings. They share that they both keep going, because the bird "never stops at all" even in a storm. The effect is that the reader feels hope is strong. It also keeps people warm, so it is comforting to have it.`,
              `The poem uses a metaphor about a bird to make it more interesting. It paints a picture and makes you feel hopeful when you read it.`,
            ],
          },
        },
        {
          key: 'form-and-meaning',
          title: 'Form and Meaning: Reading a Whole Poem',
          estimatedMinutes: 30,
          objectives: [
            'Describe the speaker and situation of a poem',
            'Label the rhyme scheme and stanzas of a poem with the terms couplet and quatrain',
            'Locate the turn in a poem and explain how the tone changes there',
            'State a theme as a complete sentence and support it with a quoted phrase',
          ],
          introduction:
            'A poem is more than a bag of figures of speech. Its speaker, its shape, its sounds and its changes of mood work together toward a meaning. In this lesson you will practice four readings of one poem, a method you can use on any poem you meet.',
          mainContent: `<h2>Four readings</h2>
<p>Trying to see everything in a poem at once is a good way to see nothing. Read it four times instead, with one question each time.</p>
<table>
<thead>
<tr><th scope="col">Reading</th><th scope="col">Question</th><th scope="col">Useful terms</th></tr>
</thead>
<tbody>
<tr><td>First</td><td>Who is speaking, and what is going on?</td><td>Speaker, situation</td></tr>
<tr><td>Second</td><td>How is the poem built?</td><td>Stanza, couplet, quatrain, rhyme scheme</td></tr>
<tr><td>Third</td><td>Where does it change direction?</td><td>Turn, tone</td></tr>
<tr><td>Fourth</td><td>What does it say about life?</td><td>Theme</td></tr>
</tbody>
</table>
<p>The <strong>speaker</strong> is the voice that says the poem. It is not always the poet, just as a narrator is not always the author. Write "the speaker," not "Teasdale," when you report what the voice thinks.</p>
<h2>The vocabulary of form</h2>
<ul>
<li>A <strong>stanza</strong> is a group of lines set off by a space. A <strong>quatrain</strong> is a stanza of four lines, and a <strong>couplet</strong> is a pair of lines that rhyme.</li>
<li>The <strong>rhyme scheme</strong> is the pattern of rhymes at the ends of lines. Give the first sound the letter A, the next new sound B, and so on. A quatrain made of two couplets is AABB.</li>
<li>The <strong>turn</strong> is the place where the poem changes direction. Words such as <em>but</em>, <em>yet</em>, <em>and</em> or <em>now</em> often announce it.</li>
<li><strong>Tone</strong> is the speaker's attitude. Choose exact words: <em>bitter</em>, <em>playful</em>, <em>wistful</em>, not just <em>sad</em> or <em>happy</em>.</li>
</ul>
<h2>Worked example: Sara Teasdale, 1918</h2>
<p>"There Will Come Soft Rains" was published in the last year of the First World War.</p>
<blockquote>
<p>There will come soft rains and the smell of the ground,<br>And swallows circling with their shimmering sound;</p>
<p>And frogs in the pools singing at night,<br>And wild plum trees in tremulous white;</p>
<p>Robins will wear their feathery fire,<br>Whistling their whims on a low fence-wire;</p>
<p>And not one will know of the war, not one<br>Will care at last when it is done.</p>
<p>Not one would mind, neither bird nor tree,<br>If mankind perished utterly;</p>
<p>And Spring herself, when she woke at dawn,<br>Would scarcely know that we were gone.</p>
</blockquote>
<ol>
<li><strong>Speaker and situation.</strong> Someone looks ahead to a spring after a great war. The speaker says "we" only in the last line, and by then "we" have vanished.</li>
<li><strong>Form.</strong> There are six couplets: ground and sound, night and white, fire and wire. The rhymes are regular and the <em>s</em> and <em>w</em> sounds are gentle, so the poem reads almost like a lullaby.</li>
<li><strong>Turn and tone.</strong> Lines 1 to 6 are full of smells, songs and color, and the tone is peaceful. The turn comes in line 7: "And not one will know of the war." From there the word "not" tolls like a bell, and the tone becomes chilling. Notice that the rhymes do <em>not</em> change. The music stays soft while the meaning turns hard, and that mismatch is the poem's deepest irony.</li>
<li><strong>Theme.</strong> Nature does not depend on human beings and would not miss us if we destroyed ourselves.</li>
</ol>
<h2>Topic is not theme</h2>
<p>A topic can be named in a word: war, nature, time. A <strong>theme</strong> is a complete sentence that says what the poem suggests about the topic. It should be large enough to apply beyond the poem, and it should fit every part of it.</p>
<ul>
<li><strong>Topic:</strong> nature and war.</li>
<li><strong>Too small:</strong> Robins do not know about the war.</li>
<li><strong>Too large:</strong> War is bad.</li>
<li><strong>Theme:</strong> Human beings imagine that the world revolves around them, but nature would continue without noticing their absence.</li>
</ul>
<p>Test a theme by returning to the lines. The sentence above explains why the poem lingers over birds and frogs for six lines, and why Spring, when she wakes, "would scarcely know that we were gone." The "too large" version explains neither.</p>
<h2>Joining form to meaning</h2>
<p>The best sentences about poetry tie a feature of form to a piece of meaning: "Because the couplets stay calm while the speaker describes the end of mankind, the reader feels how little nature would be disturbed." Feature, connection, meaning. When you can write that kind of sentence, you are reading the whole poem.</p>`,
          keyConcepts: [
            { term: 'Speaker', meaning: 'The voice that says a poem, which is not always the poet.' },
            {
              term: 'Rhyme scheme',
              meaning: 'The pattern of end rhymes in a poem, labeled with letters such as AABB.',
            },
            { term: 'Couplet', meaning: 'Two lines in a row that rhyme.' },
            { term: 'Turn', meaning: 'The place where a poem changes direction in thought or mood.' },
            { term: 'Tone', meaning: `The speaker's attitude toward the subject, shown by word choice.` },
            {
              term: 'Theme',
              meaning: 'What a poem suggests about its topic, stated as a complete sentence.',
            },
          ],
          assignment: {
            key: 'housman-quiz',
            title: 'Quiz: Reading Housman\'s "Loveliest of Trees"',
            description:
              "Answer four short questions about the speaker, form, turn and theme of A. E. Housman's poem. Number your answers 1 to 4.",
            kind: 'quiz',
            pointsPossible: 20,
            instructions: {
              durationMinutes: 25,
              materials: ['The poem on this page', 'The answer box'],
              steps: [
                'Question 1. Who is the speaker, how old is he, and how can you tell from the numbers in the second stanza?',
                'Question 2. What is the rhyme scheme of each stanza, and what are the stanzas and rhyming pairs called?',
                'Question 3. Where is the turn, and how does the tone change there?',
                'Question 4. State a theme of the poem as a complete sentence and support it with a quoted phrase.',
                'Answer each question in one to three sentences in the same answer box.',
              ],
              story: {
                title: 'A. E. Housman, "Loveliest of trees" (1896)',
                content: `This poem comes from A. E. Housman's first book, A Shropshire Lad. A ride is a path for horses through the woods. Eastertide is the season of Easter, for which churches are often decorated in white. A score is twenty, so threescore is sixty. "Threescore years and ten," or seventy years, is the length of a human life according to the Bible.

Loveliest of trees, the cherry now
Is hung with bloom along the bough,
And stands about the woodland ride
Wearing white for Eastertide.

Now, of my threescore years and ten,
Twenty will not come again,
And take from seventy springs a score,
It only leaves me fifty more.

And since to look at things in bloom
Fifty springs are little room,
About the woodlands I will go
To see the cherry hung with snow.`,
              },
            },
            rubric: [
              {
                id: 'speaker',
                name: 'Question 1: Speaker',
                points: 5,
                description: 'Say what we learn about the speaker, and how you know.',
                notes:
                  'Identifies the speaker as a young man who is twenty years old, because twenty of his seventy years (threescore years and ten) "will not come again" and he has fifty springs left.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Age twenty with the numbers explained', points: 5 },
                  { id: 'partial', label: 'Age given without explanation', points: 3 },
                  { id: 'none', label: 'Missing or wrong', points: 0 },
                ],
              },
              {
                id: 'form',
                name: 'Question 2: Form',
                points: 5,
                description: 'Describe how the poem is built: its rhymes, stanzas and lines.',
                notes:
                  'Gives the rhyme scheme AABB and says that each stanza is a quatrain of four lines made of two couplets, with rhymes such as "now" and "bough."',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'AABB, quatrain and couplets', points: 5 },
                  { id: 'partial', label: 'Rhyme scheme or terms only', points: 3 },
                  { id: 'none', label: 'Missing or wrong', points: 0 },
                ],
              },
              {
                id: 'turn-tone',
                name: 'Question 3: Turn and tone',
                points: 5,
                description: 'Find where the poem turns and describe how the tone changes.',
                notes:
                  'Locates the turn at the start of the second stanza with the word "Now," where the tone changes from delight and joy in the cherry tree to thoughtful, wistful or serious counting of time.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Turn located and change of tone described', points: 5 },
                  { id: 'partial', label: 'Turn or tone only', points: 3 },
                  { id: 'none', label: 'Missing or wrong', points: 0 },
                ],
              },
              {
                id: 'theme',
                name: 'Question 4: Theme',
                points: 5,
                description: 'State a theme in a full sentence and support it with a quotation.',
                notes:
                  'States a theme as a complete sentence, that life is short and people should enjoy beauty while they can, and supports it with a quoted phrase such as "Fifty springs are little room" or "About the woodlands I will go."',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Theme in a sentence with a quotation', points: 5 },
                  { id: 'partial', label: 'Theme without support, or a topic only', points: 3 },
                  { id: 'none', label: 'Missing or wrong', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `1. The speaker is a young man who is twenty years old. He expects to live "threescore years and ten," which is seventy, and he says "Twenty will not come again," so seventy minus twenty leaves him fifty springs.
2. The rhyme scheme is AABB. Each stanza is a quatrain made of two couplets, for example "now" and "bough," then "ride" and "Eastertide."
3. The turn comes at the start of the second stanza with the word "Now." The tone changes from delight in the white cherry tree to a more thoughtful and wistful tone, because he starts counting the time he has left.
4. The theme is that life is short, so people should enjoy beauty while they can. The speaker says "Fifty springs are little room," which means even fifty years is not enough to look at things in bloom.`,
              `1. I think the speaker is somebody aged twenty, out for a walk in the woods in spring. We can work it out because a score is twenty, and when you "take from seventy springs a score" you get the fifty he has left.
2. Every stanza has four lines, so it is a quatrain, and it rhymes AABB. That means there are two couplets in each one, like "go" and "snow" at the end.
3. In the first stanza the tone is full of joy and admiration. The turn is "Now, of my threescore years and ten," where the speaker becomes serious and does arithmetic about his own life.
4. Beauty lasts only a short time, and knowing that life is short should make us go and enjoy it. The evidence is his decision, "About the woodlands I will go." He does not just feel sad about time; he acts.`,
              `1. The speaker is twenty years old because it says "Twenty will not come again."
2. The rhyme scheme is AABB, like "now" and "bough."
3. The tone changes in the second stanza. At first he is happy about the tree and then he is more serious because he thinks about time.
4. The theme is that life is short and you should enjoy it.`,
              `1. The speaker is an old man who likes trees. 2. It rhymes. 3. The tone is happy in the whole poem. 4. The theme is nature.`,
            ],
          },
        },
      ],
    },
  ],
};
