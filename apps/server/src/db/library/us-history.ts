import type { CourseContent } from './types.ts';

export const usHistory: CourseContent = {
  key: 'us-history',
  title: 'United States History',
  subject: 'Social Studies',
  description:
    'From the founding to the civil rights movement, told through what people left behind: ' +
    'petitions, speeches, laws, letters and numbers. Students learn to question a source, set it in ' +
    'its time, compare it with others and argue from evidence.',
  gradeLevel: 11,
  credits: 1,
  ncaaArea: 'social_science',
  modules: [
    {
      title: 'Founding a Nation, 1763–1791',
      lessons: [
        {
          key: 'declaring-independence',
          title: 'All Men Are Created Equal? Reading the Declaration',
          estimatedMinutes: 35,
          objectives: [
            'Explain how British policy after 1763 turned a quarrel over taxes into a demand for ' +
              'independence',
            'Source a historical document by asking who made it, when, for whom and why',
            'Summarize the argument of the Declaration of Independence about rights, consent and revolution',
            'Compare the promises of the Declaration with the claims of people who were left out of them',
          ],
          introduction:
            'In January 1777, six months after the Declaration of Independence, a group of Black men in ' +
            'Boston sent the new government of Massachusetts a petition. It used the words of the ' +
            'Revolution to ask for something the Revolution had not offered: an end to slavery. In this ' +
            'lesson you will learn how historians question a document, and why the same words could mean ' +
            'different things to different people.',
          mainContent: `<h2>From taxes to independence</h2>
<p>In 1763 Great Britain won a long war against France. The victory doubled the British debt, and Parliament
decided that the American colonies should help to pay. The colonists had no seats in Parliament, and they had
taxed themselves through their own assemblies for generations. Each new law brought resistance, and each act
of resistance brought a harsher law.</p>
<table>
<thead>
<tr><th scope="col">Year</th> <th scope="col">What Britain did</th> <th scope="col">How colonists
answered</th></tr>
</thead>
<tbody>
<tr><th scope="row">1765</th> <td>The Stamp Act taxed newspapers, legal papers and playing cards</td>
<td>Boycotts and riots; repealed in 1766</td></tr>
<tr><th scope="row">1767</th> <td>The Townshend Acts taxed imported paper, glass, paint, lead and tea</td>
<td>New boycotts, with women spinning cloth at home to replace British goods</td></tr>
<tr><th scope="row">1773</th> <td>The Tea Act helped one company undersell local merchants</td> <td>The Boston
Tea Party</td></tr>
<tr><th scope="row">1774</th> <td>The Coercive Acts closed Boston’s port and limited self-government</td>
<td>The First Continental Congress</td></tr>
<tr><th scope="row">1775</th> <td>Troops marched to seize weapons at Concord</td> <td>Fighting began on April
19</td></tr>
</tbody>
</table>
<p>Even then, most colonists hoped to make peace with the king. In January 1776 Thomas Paine’s pamphlet
<em>Common Sense</em> attacked the idea of kings altogether. “There is something very absurd,” he wrote, “in
supposing a continent to be perpetually governed by an island.” Six months later Congress voted to leave the
empire.</p>
<h2>Four questions for any document</h2>
<ol>
<li><strong>Sourcing.</strong> Who made it, when, for whom and for what purpose?</li>
<li><strong>Context.</strong> What was happening at the time that shaped it?</li>
<li><strong>Close reading.</strong> What does it claim, and with which words?</li>
<li><strong>Corroboration.</strong> What do other sources say? Where do they agree or differ?</li>
</ol>
<p>A <strong>primary source</strong> was made at the time by people who took part. That does not make it fair
or complete. Every source was made by someone who wanted something.</p>
<h2>Worked example: the Declaration of Independence</h2>
<blockquote><p>We hold these truths to be self-evident, that all men are created equal, that they are endowed
by their Creator with certain unalienable Rights, that among these are Life, Liberty and the pursuit of
Happiness. That to secure these rights, Governments are instituted among Men, deriving their just powers from
the consent of the governed…</p></blockquote>
<p><strong>Sourcing.</strong> Thomas Jefferson drafted the text for a committee of five, and Congress edited
and adopted it on July 4, 1776. It spoke to colonists who were undecided and to foreign powers that might
help. Its purpose was to justify a rebellion.</p>
<p><strong>Context.</strong> War had been going on for over a year. A rebel who lost could be hanged for
treason.</p>
<p><strong>Close reading.</strong> The argument runs like a proof. People have <strong>natural
rights</strong>. Governments exist to protect them and rule only by <strong>consent</strong>. A government
that destroys these rights may be changed or ended. The long middle of the document lists what the king did,
as evidence.</p>
<p><strong>Corroboration.</strong> Jefferson’s draft also blamed the king for the slave trade. Congress cut
that passage. The cut tells us as much as the words that stayed: delegates from slaveholding states, and some
northern merchants, would not accept it.</p>
<h2>Who were “all men”?</h2>
<p>About one person in five in the thirteen colonies was enslaved. Women could not vote, and a married woman’s
property belonged to her husband. In March 1776 Abigail Adams wrote to her husband John, a member of Congress:
“I desire you would Remember the Ladies, and be more generous and favourable to them than your ancestors.”
John answered, “I cannot but laugh.”</p>
<p>Yet the words did not stay where their authors put them. Black petitioners in Massachusetts, women at
Seneca Falls in 1848 and marchers in the 1960s all turned the Declaration into a promise to be kept. Much of
American history is the struggle over who is included in that sentence.</p>
<h2>Common mistakes</h2>
<ul>
<li><strong>“The colonists wanted independence from the start.”</strong> Most wanted their rights within the
empire until 1775 or 1776, and perhaps one white colonist in five stayed loyal to the king.</li>
<li><strong>“They were hypocrites, so the words do not matter.”</strong> Historians hold two facts together:
the authors excluded many people, and the excluded used the words with power.</li>
<li><strong>“A biased source is useless.”</strong> A source that wants to persuade is excellent evidence of
what its author wanted and what its readers might believe.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Primary source',
              meaning: 'A document or object made at the time by people who saw or took part in the events.',
            },
            {
              term: 'Sourcing',
              meaning: 'Asking who made a source, when, for which audience and for what purpose.',
            },
            {
              term: 'Corroboration',
              meaning: 'Comparing sources to see where they support or contradict one another.',
            },
            {
              term: 'Natural rights',
              meaning: 'Rights that people have simply by being human and that no government gives them.',
            },
            {
              term: 'Consent of the governed',
              meaning: 'The idea that a government’s power is just only when the people agree to it.',
            },
          ],
          assignment: {
            key: 'petition-for-freedom',
            title: 'A Petition for Freedom, 1777',
            description:
              'Analyze a petition that Black residents of Massachusetts sent to their legislature, and ' +
              'explain how it uses the ideas of the Declaration of Independence.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 40,
              materials: [
                'The petition on this page',
                'The lesson text with the passage of the Declaration',
                'The answer box',
              ],
              steps: [
                'Source the petition: say who wrote it, when, to whom and for what purpose.',
                'Compare it with the Declaration. Quote two phrases of the petition and explain how each uses ' +
                  'the language or ideas of the Declaration.',
                'Explain how the context of the Revolution made this a strong moment to ask.',
                'Say one thing the petition proves well and one thing it cannot tell us, and name another kind ' +
                  'of source that would help to corroborate it.',
              ],
              story: {
                title: 'From the petition of January 13, 1777 (spelling modernized)',
                content: `The petition was addressed to the Council and House of Representatives of Massachusetts. Prince Hall, a free Black leather worker and community leader in Boston, and seven other Black men signed it. They spoke for “a great number” of people held in slavery.

“…your petitioners apprehend that they have, in common with all other men, a natural and unalienable right to that freedom which the great Parent of the Universe hath bestowed equally on all mankind, and which they have never forfeited by any compact or agreement whatever. But they were unjustly dragged by the cruel hand of power from their dearest friends, and some of them even torn from the embraces of their tender parents…”

The petitioners say that they have sent petition after petition to the legislature without success. Then they continue:

“…they cannot but express their astonishment that it has never been considered that every principle from which America has acted in the course of their unhappy difficulties with Great Britain pleads stronger than a thousand arguments in favor of your petitioners…”

They ask for a law that would free adults and free children at the age of twenty-one.

What happened next: a bill was drafted in June 1777 and then set aside. Slavery in Massachusetts ended through court cases of 1781 to 1783, in which judges applied the words “all men are born free and equal” of the new state constitution.`,
              },
            },
            rubric: [
              {
                id: 'sourcing',
                name: 'Sourcing the petition',
                points: 10,
                description: 'Say who wrote the petition, when, to whom and why.',
                notes:
                  'Says that Prince Hall and seven other Black men of Boston wrote and signed the petition in ' +
                  'January 1777, during the Revolutionary War, addressed it to the legislature of Massachusetts, ' +
                  'and that its purpose was to persuade lawmakers to pass a law ending slavery, freeing adults ' +
                  'and children at twenty-one.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Author, date, audience and purpose', points: 10 },
                  { id: 'partial', label: 'Two or three of the four', points: 6 },
                  { id: 'limited', label: 'One of the four', points: 3 },
                  { id: 'none', label: 'No sourcing', points: 0 },
                ],
              },
              {
                id: 'compare-declaration',
                name: 'Compared with the Declaration',
                points: 12,
                description: 'Quote the petition and compare its ideas with the Declaration.',
                notes:
                  'Quotes two phrases such as “natural and unalienable right,” “equally on all mankind” or “never ' +
                  'forfeited by any compact or agreement” and explains that they repeat the Declaration’s ' +
                  'unalienable rights, all men are created equal and consent of the governed, so the petitioners ' +
                  'turn the Revolution’s own words and principles against slavery.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Two quotations, each tied to an idea of the Declaration',
                    points: 12,
                  },
                  {
                    id: 'partial',
                    label: 'One quotation explained well, or two explained thinly',
                    points: 8,
                  },
                  { id: 'limited', label: 'Says they are alike, without quotation', points: 4 },
                  { id: 'none', label: 'No comparison', points: 0 },
                ],
              },
              {
                id: 'context',
                name: 'Context of the Revolution',
                points: 8,
                description: 'Connect the petition with what was happening at the time.',
                notes:
                  'Explains the context: America was fighting Great Britain in the name of liberty and rights ' +
                  'only six months after the Declaration, so refusing would expose the lawmakers as inconsistent; ' +
                  '“every principle from which America has acted” makes the argument for the petitioners.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Shows why the moment gave the argument force', points: 8 },
                  { id: 'partial', label: 'Mentions the Revolution without linking it', points: 4 },
                  { id: 'none', label: 'No context', points: 0 },
                ],
              },
              {
                id: 'limits-corroboration',
                name: 'What it proves, its limits and corroboration',
                points: 10,
                description:
                  'Say what the petition proves, what it can’t, and what you would check it against.',
                notes:
                  'Says the petition proves that Black people in Massachusetts claimed freedom as a right and ' +
                  'knew the ideas of the Revolution, that it cannot tell us how lawmakers or slaveholders reacted ' +
                  'or what most enslaved people thought, and names another source to corroborate, such as records ' +
                  'of the legislature, court cases, newspapers, letters or diaries.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'A strength, a limit and a further source', points: 10 },
                  { id: 'partial', label: 'Two of the three', points: 6 },
                  { id: 'limited', label: 'One of the three', points: 3 },
                  { id: 'none', label: 'None', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Prince Hall and seven other Black men of Boston signed this petition on January 13, 1777, and sent it to the legislature of Massachusetts. Its purpose was to persuade the lawmakers to end slavery by freeing adults at once and children at twenty-one.

They use the Declaration on purpose. “A natural and unalienable right to that freedom” repeats its “unalienable Rights,” and “equally on all mankind” answers “all men are created equal.” When they say they never gave up freedom “by any compact or agreement whatever,” they use the idea of consent of the governed: nobody asked them, so the power over them is not just.

The context made the argument strong. It was only six months after July 4, 1776, and Massachusetts was fighting Great Britain in the name of liberty. If “every principle from which America has acted” is true, lawmakers could not say no without looking like King George themselves.

The petition proves that Black people in Massachusetts knew the ideas of the Revolution and claimed them as their own. It cannot tell us what the lawmakers thought when they read it or why the bill was set aside. The journals of the legislature, newspapers or letters from members would help to corroborate that.`,
              `The petition is from 1777 and it was written by Prince Hall and other Black men to the Massachusetts legislature because they wanted a law to end slavery. They say they have “a natural and unalienable right to that freedom.” This is almost the same as the Declaration, which says unalienable rights. They also say God gave freedom “equally on all mankind,” like all men are created equal. America was in a war against Britain about freedom at that time, so it was a good moment to ask because the Americans were saying they wanted liberty. It proves that enslaved people wanted freedom as a right. It does not show what the slave owners thought, so you could look at newspapers.`,
              `Prince Hall wrote it because slavery was wrong and they wanted to be free. It sounds like the Declaration because it talks about rights and freedom for all mankind. The government did not listen at first. It proves that people were against slavery even back then.`,
              `This is about people who did not like slavery. They were taken from their parents and it was unfair, and America became independent in 1776.`,
            ],
          },
        },
        {
          key: 'making-the-constitution',
          title: 'A More Perfect Union: The Fight over the Constitution',
          estimatedMinutes: 35,
          objectives: [
            'Explain why the Articles of Confederation failed to solve the problems of the 1780s',
            'Describe the compromises of the Constitutional Convention, including those over slavery',
            'Compare the arguments of Federalists and Antifederalists with evidence from their writing',
            'Analyze how a speaker’s experience shapes an argument',
          ],
          introduction:
            'The Constitution lies in a guarded case today, and it is easy to forget how near it came to ' +
            'failing. In 1788 it passed in Massachusetts by 187 votes to 168. If ten delegates had changed ' +
            'their minds, the plan might have died. This lesson is about what they feared, what they hoped ' +
            'for and what each side got right.',
          mainContent: `<h2>A government that could only ask</h2>
<p>During the Revolution the states joined under the <strong>Articles of Confederation</strong>. Having just
fought a distant power, they made their own central government weak. Congress could declare war and make
treaties, but it could not tax, regulate trade or force a state to obey. To change the Articles, all thirteen
states had to agree.</p>
<p>Trouble followed. Soldiers went unpaid. States taxed one another’s goods. In Massachusetts the legislature
raised taxes to pay the war debt, to be paid in hard money that farmers did not have. Courts began to take
farms. In 1786 armed farmers, many of them veterans like Daniel Shays, closed the courts. A private army paid
by wealthy merchants defeated <strong>Shays’s Rebellion</strong> in early 1787. To some Americans it proved
that government was too harsh; to others, that it was too weak.</p>
<h2>Philadelphia, summer of 1787</h2>
<p>Fifty-five delegates from twelve states came to Philadelphia. Rhode Island sent no one. They were supposed
to repair the Articles. Behind closed doors they wrote a new plan, and thirty-nine of them signed it on
September 17.</p>
<table>
<thead>
<tr><th scope="col">Question</th><th scope="col">Compromise</th></tr>
</thead>
<tbody>
<tr><th scope="row">Should large states have more votes?</th> <td>The House by population, the Senate with two
members a state</td></tr>
<tr><th scope="row">Should enslaved people count in a state’s population?</th> <td>Three-fifths of them, which
gave slave states extra seats in the House and extra votes for president</td></tr>
<tr><th scope="row">Could Congress stop the slave trade?</th><td>Not before 1808</td></tr>
<tr><th scope="row">Who should choose the president?</th><td>Electors from each state</td></tr>
</tbody>
</table>
<p>The word “slave” does not appear in the text of 1787. It speaks of “other Persons” and of a “Person held to
Service or Labour.” The framers protected slavery and avoided naming it.</p>
<h2>Two essays, one question</h2>
<p>Nine states had to <strong>ratify</strong>. Supporters called themselves <strong>Federalists</strong>;
opponents became known as <strong>Antifederalists</strong>. Could a republic as large as the United States
stay free?</p>
<p>“Brutus,” a New York Antifederalist, said no (October 18, 1787):</p>
<blockquote><p>In a republic, the manners, sentiments, and interests of the people should be similar. If this
be not the case, there will be a constant clashing of opinions…</p></blockquote>
<p>James Madison, writing as “Publius,” turned the point around in <em>Federalist</em> No. 10 (November 22,
1787):</p>
<blockquote><p>Extend the sphere, and you take in a greater variety of parties and interests; you make it less
probable that a majority of the whole will have a common motive to invade the rights of other
citizens…</p></blockquote>
<h3>Worked comparison</h3>
<ul>
<li><strong>Where they agree.</strong> Both expect a large country to hold many different interests.</li>
<li><strong>Where they differ.</strong> Brutus thinks variety tears a republic apart. Madison thinks variety
protects it, because no single group, or <strong>faction</strong>, can easily take over.</li>
<li><strong>What each fears.</strong> Brutus fears distant rulers. Madison fears a local majority that crushes
a minority. Each had recent experience to point to: British rule in the one case, angry state legislatures in
the other.</li>
</ul>
<h2>Reading the vote</h2>
<table>
<thead>
<tr><th scope="col">State</th><th scope="col">Date</th><th scope="col">For</th><th scope="col">Against</th></tr>
</thead>
<tbody>
<tr><th scope="row">Delaware</th><td>December 7, 1787</td><td>30</td><td>0</td></tr>
<tr><th scope="row">Massachusetts</th><td>February 6, 1788</td><td>187</td><td>168</td></tr>
<tr><th scope="row">Virginia</th><td>June 25, 1788</td><td>89</td><td>79</td></tr>
<tr><th scope="row">New York</th><td>July 26, 1788</td><td>30</td><td>27</td></tr>
<tr><th scope="row">Rhode Island</th><td>May 29, 1790</td><td>34</td><td>32</td></tr>
</tbody>
</table>
<p>In Massachusetts 187 of 355 votes is 52.7 percent. Samuel Adams and John Hancock came around when
Federalists promised to propose amendments. That promise became the <strong>Bill of Rights</strong>, ratified
in 1791. The losing side had changed the result.</p>
<h2>Common mistakes</h2>
<ul>
<li><strong>“The Antifederalists opposed any union.”</strong> Most wanted a union with a weaker center and a
list of rights.</li>
<li><strong>“The people voted on the Constitution.”</strong> In most states voters, nearly all of them white
men with property, elected delegates who decided. (Only Rhode Island held a popular vote, and the plan lost
it.)</li>
<li><strong>“Three-fifths meant three-fifths of a vote.”</strong> Enslaved people had no vote at all. The rule
gave power to those who held them.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Articles of Confederation',
              meaning:
                'The first national plan of government (1781–1789), with a Congress that could not tax or ' +
                'enforce its laws.',
            },
            {
              term: 'Three-fifths compromise',
              meaning:
                'The rule that three-fifths of enslaved people counted toward a state’s seats in the House and ' +
                'its share of direct taxes.',
            },
            {
              term: 'Federalists',
              meaning: 'Supporters of the Constitution who wanted a stronger national government.',
            },
            {
              term: 'Antifederalists',
              meaning: 'Opponents who feared distant power and demanded a bill of rights.',
            },
            {
              term: 'Faction',
              meaning:
                'A group that pursues its own interest against the rights of others or the common good.',
            },
            {
              term: 'Ratification',
              meaning: 'Formal approval, here by conventions in at least nine states.',
            },
          ],
          assignment: {
            key: 'two-farmers-debate',
            title: 'Two Plain Men, One Constitution',
            description:
              'Compare two speeches made on the same day in the Massachusetts convention, and explain how ' +
              'experience led two plain men to opposite conclusions.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 40,
              materials: ['The two speeches on this page', 'The lesson text', 'The answer box'],
              steps: [
                'In your own words, state Singletary’s main argument and support it with a short quotation.',
                'Do the same for Smith.',
                'Explain which past experience each man uses and how it shapes what he fears.',
                'Link each speaker with Brutus or Madison: which worry or hope do they share?',
                'Decide which speech answers the other better, and say why in two or three sentences.',
              ],
              story: {
                title: 'Massachusetts convention, January 25, 1788',
                content: `Amos Singletary, a mill owner from the country town of Sutton, had served in the legislature since the Revolution. He opposed the Constitution:

“We contended with Great Britain, some said for a threepenny duty on tea; but it was not that; it was because they claimed a right to tax us and bind us in all cases whatever. And does not this Constitution do the same? …These lawyers, and men of learning, and moneyed men, that talk so finely, and gloss over matters so smoothly, to make us poor illiterate people swallow down the pill, expect to get into Congress themselves; they expect to be the managers of this Constitution, and get all the power and all the money into their own hands, and then they will swallow up all us little folks, like the great Leviathan, Mr. President; yes, just as the whale swallowed up Jonah.”

Jonathan Smith, a farmer from Lanesborough in the west of the state, where Shays’s Rebellion had been strong, answered him:

“Mr. President, I am a plain man, and get my living by the plough. I am not used to speak in public, but I beg your leave to say a few words to my brother ploughjoggers in this house. I have lived in a part of the country where I have known the worth of good government by the want of it.”

Smith described armed bands that robbed and threatened their neighbors. People were so frightened, he said, that they would have welcomed even a king who could protect them. When he saw the Constitution, he found in it a cure for such disorder. He had helped to write the state constitution and knew something of the checks and balances of power, and he found them in the new plan too. He had asked no lawyer for an opinion, since his town had none. And he did not think worse of the Constitution because learned and moneyed men liked it: farmers and rich men, he said, were in one cause and must sink or swim together.`,
              },
            },
            rubric: [
              {
                id: 'singletary',
                name: 'Singletary’s argument',
                points: 10,
                description: 'State Singletary’s argument fairly, with evidence.',
                notes:
                  'States that Singletary argues against the Constitution because the new government could tax ' +
                  'and control the people as Great Britain had, and because rich lawyers and moneyed men would ' +
                  'take the power for themselves; quotes words such as “bind us in all cases whatever” or ' +
                  '“swallow up all us little folks.”',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Both fears, with a quotation', points: 10 },
                  { id: 'partial', label: 'One fear with a quotation, or both without', points: 6 },
                  { id: 'limited', label: 'Says only that he is against it', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'smith',
                name: 'Smith’s argument',
                points: 10,
                description: 'State Smith’s argument fairly, with evidence.',
                notes:
                  'States that Smith supports the Constitution because weak government brought disorder and fear, ' +
                  'anarchy is worse and can lead to tyranny or a king, and the plan has checks and balances; ' +
                  'quotes words such as “known the worth of good government by the want of it” or “I am a plain ' +
                  'man.”',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Disorder and checks, with a quotation', points: 10 },
                  { id: 'partial', label: 'One reason with a quotation, or both without', points: 6 },
                  { id: 'limited', label: 'Says only that he is for it', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'experience',
                name: 'Experience and links',
                points: 12,
                description: 'Explain how their experience led them there, and link it to the lesson.',
                notes:
                  'Explains that Singletary remembers the Revolution and British taxes, so he fears distant ' +
                  'rulers like Brutus, while Smith lived through Shays’s Rebellion in the west, so he fears ' +
                  'disorder and angry groups or factions like Madison; experience shapes the argument of each.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Both experiences and both links explained', points: 12 },
                  { id: 'mostly', label: 'Experiences explained, links partly', points: 8 },
                  { id: 'some', label: 'One experience or link', points: 4 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'judgment',
                name: 'Reasoned judgment',
                points: 8,
                description: 'Say which speech is better, and give your reason.',
                notes:
                  'Decides which speech is better and gives a reason: for example Smith answers the charge about ' +
                  'lawyers because he is a farmer himself who read the plan and formed his own opinion, or ' +
                  'Singletary’s question about tax power is never answered, so a bill of rights was needed.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Clear judgment with a reason from the speeches', points: 8 },
                  { id: 'partial', label: 'Judgment with a general reason', points: 4 },
                  { id: 'none', label: 'No judgment', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Singletary argues that the Constitution would bring back what the Revolution ended. Britain “claimed a right to tax us and bind us in all cases whatever,” and he thinks Congress could do the same. He also says that rich lawyers and moneyed men want the power for themselves and will “swallow up all us little folks.”

Smith supports the plan because he has “known the worth of good government by the want of it.” Weak government led to disorder and fear, so bad that people might have accepted a king. He trusts the Constitution because it has checks and balances.

Their experience explains the difference. Singletary remembers the quarrel with Great Britain, so like Brutus he fears distant rulers. Smith lived through Shays’s Rebellion in the west, so he fears armed groups more than Congress, as Madison feared factions.

I think Smith answers Singletary better on the question of who wants the plan. Singletary says that only smooth talkers like it, but Smith is a farmer who read it himself and asked no lawyer. Still, Smith never explains what would stop Congress from taxing too much. That worry was fair, and the promise of a bill of rights shows that other delegates felt it too.`,
              `Singletary is against the Constitution. He says Britain wanted to “tax us and bind us in all cases whatever” and the new government will do the same thing. He thinks moneyed men will get all the power. Smith is for it. He is “a plain man” and a farmer, but he saw what happens without good government when armed people robbed their neighbors. Singletary remembers the Revolution and Smith remembers Shays’s Rebellion. Singletary is like Brutus because he does not trust rulers far away. I think Smith is better because he shows that not only rich people liked the Constitution.`,
              `Singletary does not like the Constitution because he thinks rich people will take all the money and swallow up the little folks. Smith likes it because he wants law and order after the rebellion. They were both farmers kind of but had different opinions. I agree with Smith because you need a government.`,
              `One man wants the Constitution and the other does not. They had a debate about it in Massachusetts and it passed by a few votes.`,
            ],
          },
        },
      ],
    },
    {
      title: 'Slavery, War and Reconstruction, 1820–1877',
      lessons: [
        {
          key: 'road-to-secession',
          title: 'Why Did the Union Break?',
          estimatedMinutes: 35,
          objectives: [
            'Explain how the expansion of slavery into the West divided the nation between 1820 and 1860',
            'Use the secession documents to identify the reasons that secessionists themselves gave',
            'Distinguish the causes of secession from the war aims of the North',
            'Evaluate how the date and purpose of a source affect its reliability',
          ],
          introduction:
            'Between December 1860 and June 1861 eleven states declared that they had left the United ' +
            'States. Ever since, people have argued over why. Historians have an advantage in that ' +
            'argument: several of the states wrote down their reasons and published them. In this lesson ' +
            'you will read what they said at the time and set it beside what some of them said later.',
          mainContent: `<h2>A cotton kingdom</h2>
<p>After the cotton gin of 1793 and the seizure of Native lands in the Southeast in the 1830s, cotton spread
from Georgia to Texas. By 1860 it made up more than half the value of all American exports. The people who
planted and picked it were enslaved.</p>
<table>
<thead>
<tr><th scope="col">Census</th><th scope="col">Enslaved people in the United States</th></tr>
</thead>
<tbody>
<tr><th scope="row">1790</th><td>698,000</td></tr>
<tr><th scope="row">1820</th><td>1,538,000</td></tr>
<tr><th scope="row">1860</th><td>3,954,000</td></tr>
</tbody>
</table>
<p>In seventy years the number grew more than five times (3,954 ÷ 698 ≈ 5.7). A system that some founders had
expected to fade had become the richest interest in the country.</p>
<h2>The question in the West</h2>
<p>Each new territory raised the same question: slave or free? It mattered because new states meant new votes
in the Senate.</p>
<figure><svg viewBox="0 0 560 184" role="img" aria-label="Timeline from 1820 to 1860 with five steps toward secession and one slave revolt; most of them fall in the last ten years"><line class="line" x1="30" y1="150" x2="530" y2="150"></line><line class="line" x1="50" y1="146" x2="50" y2="154"></line><text class="label-small" x="50" y="172" text-anchor="middle">1820</text><line class="line" x1="165" y1="146" x2="165" y2="154"></line><text class="label-small" x="165" y="172" text-anchor="middle">1830</text><line class="line" x1="280" y1="146" x2="280" y2="154"></line><text class="label-small" x="280" y="172" text-anchor="middle">1840</text><line class="line" x1="395" y1="146" x2="395" y2="154"></line><text class="label-small" x="395" y="172" text-anchor="middle">1850</text><line class="line" x1="510" y1="146" x2="510" y2="154"></line><text class="label-small" x="510" y="172" text-anchor="middle">1860</text><line class="line-clay" x1="50" y1="40" x2="50" y2="150"></line><text class="label" x="56" y="50">1820 Missouri Compromise</text><line class="line-blue" x1="176.5" y1="118" x2="176.5" y2="150"></line><text class="label" x="182.5" y="128">1831 Nat Turner’s revolt</text><line class="line-clay" x1="395" y1="92" x2="395" y2="150"></line><text class="label" x="389" y="102" text-anchor="end">1850 Fugitive Slave Act</text><line class="line-clay" x1="441" y1="66" x2="441" y2="150"></line><text class="label" x="435" y="76" text-anchor="end">1854 Kansas–Nebraska Act</text><line class="line-clay" x1="475.5" y1="40" x2="475.5" y2="150"></line><text class="label" x="469.5" y="50" text-anchor="end">1857 Dred Scott decision</text><line class="line-clay" x1="510" y1="14" x2="510" y2="150"></line><text class="label" x="504" y="24" text-anchor="end">1860 Lincoln elected; South Carolina secedes</text></svg><figcaption>From compromise to crisis: the steps come faster after 1850.</figcaption></figure>
<ul>
<li>The <strong>Missouri Compromise</strong> (1820) admitted Missouri as a slave state and Maine as a free
one, and barred slavery in the rest of the Louisiana Purchase north of 36°30′.</li>
<li>The <strong>Compromise of 1850</strong>, after the war with Mexico, made California free and gave the
South a harsh <strong>Fugitive Slave Act</strong>, which required citizens of free states to help in the
capture of runaways.</li>
<li>The <strong>Kansas–Nebraska Act</strong> (1854) let settlers vote on slavery where it had been banned.
Kansas broke into violence, and the Republican Party formed to stop slavery’s spread.</li>
<li><strong>Dred Scott v. Sandford</strong> (1857) ruled that Black Americans were not citizens and that
Congress could not bar slavery from the territories.</li>
</ul>
<p>Enslaved people shaped these events by resisting, as in Nat Turner’s revolt in Virginia in 1831, and by
running away; without runaways there would have been no Fugitive Slave Act. Frederick Douglass, who had
escaped himself, told an audience in Rochester in 1852 what Independence Day meant to a slave: “a day that
reveals to him, more than all other days in the year, the gross injustice and cruelty to which he is the
constant victim.”</p>
<h2>Worked example: South Carolina explains itself</h2>
<p>In November 1860 Abraham Lincoln won the presidency on a promise to stop slavery’s spread, though not to
end it where it existed. On December 24 South Carolina published its reasons for leaving. It complained of “an
increasing hostility on the part of the non-slaveholding States to the institution of slavery,” and went
on:</p>
<blockquote><p>A geographical line has been drawn across the Union, and all the States north of that line have
united in the election of a man to the high office of President of the United States, whose opinions and
purposes are hostile to slavery.</p></blockquote>
<ol>
<li><strong>Sourcing.</strong> A convention wrote it at the moment of secession to persuade its own people and
the world. It had every reason to give the reasons it thought strongest.</li>
<li><strong>Close reading.</strong> The charge against Lincoln is that he is “hostile to slavery.” Tariffs,
which some later writers named as the real cause, are not mentioned.</li>
<li><strong>What about states’ rights?</strong> The document does claim a state’s right to leave. But it also
complains that northern states used their own laws to avoid returning runaways. It wanted federal power used
against those states’ choices. A right was claimed, and its purpose was slavery.</li>
<li><strong>Corroboration.</strong> Mississippi’s declaration says: “Our position is thoroughly identified
with the institution of slavery.” Georgia and Texas say much the same.</li>
</ol>
<h2>Two different questions</h2>
<p>“Why did the South secede?” and “Why did the North fight?” have different answers. Lincoln first fought to
save the Union. The actions of thousands of people who fled to Union lines, the length of the war and the
pressure of abolitionists moved him toward the <strong>Emancipation Proclamation</strong> of January 1, 1863.
By the end, nearly 180,000 Black soldiers had served in the Union army, and the war for Union had become a war
against slavery too.</p>
<h2>Check yourself</h2>
<ul>
<li>Which is better evidence of the motives of 1861, a speech of 1861 or a memoir of 1881? Why might you still
read both?</li>
<li>How can a source be honest about its purpose and wrong about what is right?</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Secession',
              meaning: 'The act of a state declaring that it has left the Union.',
            },
            {
              term: 'Fugitive Slave Act',
              meaning:
                'A law of 1850 that required citizens of free states to help in the capture of people escaping ' +
                'slavery.',
            },
            {
              term: 'Dred Scott decision',
              meaning:
                'The ruling of 1857 that Black Americans were not citizens and that Congress could not keep ' +
                'slavery out of the territories.',
            },
            {
              term: 'Emancipation Proclamation',
              meaning:
                'Lincoln’s order of January 1, 1863, that declared enslaved people in areas in rebellion to be ' +
                'free.',
            },
            {
              term: 'Memoir',
              meaning:
                'An account of one’s own past, written later and shaped by memory and by what has happened ' +
                'since.',
            },
          ],
          assignment: {
            key: 'davis-twice',
            title: 'Jefferson Davis, 1861 and 1881',
            description:
              'Compare what the Confederate president said about slavery at the start of the war with what he ' +
              'wrote twenty years later, and decide which source is better evidence of the cause of ' +
              'secession.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 40,
              materials: ['The three sources on this page', 'The lesson text', 'The answer box'],
              steps: [
                'Say what Davis claims about slavery in Source A and in Source B. Quote a phrase from each.',
                'Explain why the two accounts differ: think about date, audience and purpose.',
                'Use Source C and one document from the lesson to corroborate one of the accounts.',
                'Answer in a claim of one or two sentences: was slavery the cause of secession? Then explain ' +
                  'why a historian should still read the weaker source.',
              ],
              story: {
                title: 'Three sources',
                content: `Source A. Jefferson Davis, president of the Confederacy, message to the Confederate Congress, April 29, 1861. Fighting had begun at Fort Sumter two weeks before. Davis describes how slavery had made the production of cotton, rice, sugar and tobacco grow, and says of these crops that for them “the labor of African slaves was and is indispensable.” He continues: “With interests of such overwhelming magnitude imperiled, the people of the Southern States were driven by the conduct of the North to the adoption of some course of action to avert the danger with which they were openly menaced.”

Source B. Jefferson Davis, The Rise and Fall of the Confederate Government, a history in two volumes published in 1881. The Confederacy had lost, slavery had been abolished, and Davis wrote to defend its memory and his own. He says that slavery “was in no wise the cause of the conflict, but only an incident.” The cause, he argues, was the right of states to govern themselves.

Source C. Abraham Lincoln, Second Inaugural Address, March 4, 1865, about a month before Lee’s surrender. Of the enslaved people of the South he says: “These slaves constituted a peculiar and powerful interest. All knew that this interest was somehow the cause of the war. To strengthen, perpetuate, and extend this interest was the object for which the insurgents would rend the Union even by war, while the Government claimed no right to do more than to restrict the territorial enlargement of it.”`,
              },
            },
            rubric: [
              {
                id: 'two-accounts',
                name: 'The two accounts of Davis',
                points: 10,
                description: 'Say what Davis claimed each time, with quotations.',
                notes:
                  'States that in 1861 Davis says slave labor “was and is indispensable” and that the South acted ' +
                  'because interests of such magnitude were imperiled, while in 1881 he says slavery “was in no ' +
                  'wise the cause of the conflict” and that states’ rights were the cause; quotes a phrase from ' +
                  'each source.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Both accounts accurate, each with a phrase', points: 10 },
                  { id: 'partial', label: 'Both accounts, one quotation or none', points: 6 },
                  { id: 'limited', label: 'One account only', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'why-differ',
                name: 'Why the accounts differ',
                points: 10,
                description: 'Explain why the two accounts differ.',
                notes:
                  'Explains the difference by date, audience and purpose: in 1861 Davis spoke at the time to ' +
                  'Confederate lawmakers who supported slavery and wanted to justify secession, while in 1881 the ' +
                  'war was lost and slavery abolished, so his memoir tried to defend his reputation and the ' +
                  'memory of the Confederacy to later readers.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Date, audience and purpose of both', points: 10 },
                  { id: 'partial', label: 'Two of the three, or one source only', points: 6 },
                  { id: 'limited', label: 'Says only that time had passed', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'corroborate',
                name: 'Corroboration',
                points: 10,
                description: 'Check the accounts against other sources.',
                notes:
                  'Corroborates with Lincoln’s Second Inaugural (“this interest was somehow the cause of the ' +
                  'war”) and a document from the lesson, such as South Carolina’s complaint about a president ' +
                  '“hostile to slavery” or Mississippi’s “thoroughly identified with the institution of slavery,” ' +
                  'and says that they support the account of 1861.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Source C and a lesson document, both linked', points: 10 },
                  { id: 'partial', label: 'One of the two', points: 6 },
                  { id: 'none', label: 'No corroboration', points: 0 },
                ],
              },
              {
                id: 'claim-value',
                name: 'Claim and value of the weaker source',
                points: 10,
                description: 'State your conclusion, and say what the weaker source is still good for.',
                notes:
                  'Claims clearly that protecting slavery was the main cause of secession, and explains that the ' +
                  'memoir of 1881 is weak evidence of motives in 1861 but good evidence of how people later ' +
                  'remembered or wanted to remember the war.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Clear claim and a real use for the weaker source', points: 10 },
                  { id: 'partial', label: 'Clear claim only', points: 6 },
                  { id: 'limited', label: 'Unclear claim', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `In 1861 Davis says that slave labor “was and is indispensable” and that the South acted because “interests of such overwhelming magnitude” were imperiled. In 1881 he says slavery “was in no wise the cause of the conflict” and that states’ rights were.

The difference comes from date, audience and purpose. In April 1861 Davis spoke to Confederate lawmakers who supported slavery, so he could justify secession by saying it was in danger. By 1881 the war was lost and slavery was abolished. Few readers would admire a war for slavery, so the memoir defends his reputation and the memory of the Confederacy with a cause that sounds better.

Other sources corroborate the account of 1861. Lincoln says that “this interest was somehow the cause of the war.” Lincoln was Davis’s enemy, but South Carolina was on Davis’s side, and it complained about a president whose purposes were “hostile to slavery.” When enemies agree about something, I trust it more.

My claim is that protecting slavery and its spread was the main cause of secession; states’ rights were the method. A historian should still read the book of 1881. It is weak evidence of the motives of 1861, but it is good evidence of how defeated people wanted the war to be remembered.`,
              `In Source A Davis says the labor of slaves “was and is indispensable,” which means the South needed it. In Source B he says it was “in no wise the cause of the conflict.” He changed his story because in 1881 the South had lost and slavery was over, so he wanted to look better. Source A is from the time so it is better evidence. Lincoln also says slavery was the cause of the war, and Mississippi said its position was “thoroughly identified with the institution of slavery.” So I think slavery was the cause of secession. Source B is still useful because it shows what Davis thought later.`,
              `Davis said slaves were important in 1861 and then he said they were not the cause in 1881. Maybe he forgot or did not want to say it anymore. Lincoln says it was about slavery. I think the Civil War was about slavery but also about states’ rights and other things.`,
              `Jefferson Davis was the president of the South. He wrote two things about the war. Lincoln was on the other side so they did not agree.`,
            ],
          },
        },
        {
          key: 'reconstruction',
          title: 'Reconstruction: What Would Freedom Mean?',
          estimatedMinutes: 35,
          objectives: [
            'Describe what freedpeople sought after the war: land, family, schooling, wages and the vote',
            'Explain how the Black Codes led Congress to pass new laws and three amendments',
            'Analyze a letter of 1865 for tone, purpose and argument',
            'Explain why Reconstruction ended and what survived it',
          ],
          introduction:
            'The war ended slavery but did not say what came next. Would people who had been enslaved own ' +
            'land, vote, testify in court, choose an employer? Between 1865 and 1877 the answers changed ' +
            'again and again. Historians call these years Reconstruction, and some call what the nation ' +
            'attempted a second founding.',
          mainContent: `<h2>What freedom meant to the freed</h2>
<p>In January 1865 Union leaders met twenty Black ministers in Savannah, Georgia, and asked what their people
needed. Their spokesman, Garrison Frazier, who had bought his own freedom, said:</p>
<blockquote><p>The way we can best take care of ourselves is to have land, and turn it and till it by our own
labor…</p></blockquote>
<p>Four days later General Sherman set aside coastal land for freed families. By the end of the year President
Andrew Johnson had ordered most of it returned to its former owners. All over the South, people searched for
relatives who had been sold away, had their marriages recorded, built churches and filled schools, many of
them run with help from the <strong>Freedmen’s Bureau</strong>, a federal agency created in March 1865.</p>
<h2>Black Codes and the answer of Congress</h2>
<p>Johnson let the defeated states form new governments quickly. Within months they passed <strong>Black
Codes</strong>. In Mississippi, any person could arrest and carry back “any freedman, free negro, or mulatto
who shall have quit the service of his or her employer before the expiration of his or her term of service
without good cause.” A Black adult without work could be fined as a vagrant and hired out to pay the fine.</p>
<p>Ask of such a law: who gains? A planter who needed labor and did not want to compete for it with wages
gained a great deal. Congress saw slavery returning under another name. It passed a Civil Rights Act in 1866
and the Reconstruction Acts of 1867 over Johnson’s vetoes and sent two more amendments to the states.</p>
<table>
<thead>
<tr><th scope="col">Measure</th><th scope="col">Year</th><th scope="col">What it did</th></tr>
</thead>
<tbody>
<tr><th scope="row">Thirteenth Amendment</th> <td>ratified 1865</td> <td>Abolished slavery, except as
punishment for crime</td></tr>
<tr><th scope="row">Reconstruction Acts</th> <td>1867</td> <td>Put ten Southern states under military rule and
required new constitutions, with Black men voting</td></tr>
<tr><th scope="row">Fourteenth Amendment</th> <td>ratified 1868</td> <td>Made all persons born in the country
citizens and promised them equal protection of the laws</td></tr>
<tr><th scope="row">Fifteenth Amendment</th> <td>ratified 1870</td> <td>Barred denying the vote because of
race</td></tr>
</tbody>
</table>
<p>The last of these said nothing about women. Some leaders of the women’s movement, who had worked against
slavery, split over whether to support it.</p>
<h2>What was built</h2>
<p>About two thousand Black men held public office during Reconstruction, from justice of the peace to the
United States Senate, where Hiram Revels of Mississippi took a seat in 1870. New Southern governments opened
the region’s first statewide public schools. Look at one long-run result:</p>
<table>
<thead>
<tr><th scope="col">Census year</th> <th scope="col">Black Americans aged 14 and over unable to read or
write</th></tr>
</thead>
<tbody>
<tr><th scope="row">1870</th><td>about 80%</td></tr>
<tr><th scope="row">1880</th><td>about 70%</td></tr>
<tr><th scope="row">1890</th><td>about 57%</td></tr>
<tr><th scope="row">1900</th><td>about 45%</td></tr>
</tbody>
</table>
<p><strong>Reading the table.</strong> In thirty years the rate fell by some 35 percentage points, among
people whom slavery, and in several states the law, had kept from reading. The fall went on after
Reconstruction ended, which suggests that the schools and the families that used them outlived the governments
that opened them.</p>
<h2>Why it ended</h2>
<ul>
<li><strong>Violence.</strong> The Ku Klux Klan and similar groups murdered voters and officials. At Colfax,
Louisiana, in 1873, dozens of Black men were killed, many after they had surrendered.</li>
<li><strong>Money.</strong> The economic crash of 1873 turned northern attention away.</li>
<li><strong>The courts.</strong> The Supreme Court read the new amendments narrowly.</li>
<li><strong>A bargain.</strong> In the <strong>Compromise of 1877</strong>, Rutherford Hayes became president
after a disputed election, and the last federal troops withdrew from Southern statehouses.</li>
</ul>
<p>Without land, many families turned to <strong>sharecropping</strong>: they farmed another’s land for part
of the crop and often sank into debt. But the three amendments stayed in the Constitution. Ninety years later
they would be put to use again.</p>
<h2>How the story was told</h2>
<p>For decades, textbooks described Reconstruction as a mistake and Black officeholders as unfit. W. E. B. Du
Bois answered in 1935 with <em>Black Reconstruction in America</em>, and most historians now see a bold
experiment that was defeated largely by force. The evidence was there all along. The questions changed.</p>`,
          keyConcepts: [
            {
              term: 'Reconstruction',
              meaning:
                'The years from 1865 to 1877, when the nation rebuilt the South and defined the rights of freed ' +
                'people.',
            },
            {
              term: 'Black Codes',
              meaning:
                'Southern state laws of 1865 and 1866 that limited the movement, work and rights of ' +
                'freedpeople.',
            },
            {
              term: 'Fourteenth Amendment',
              meaning:
                'Grants citizenship by birth and promises due process and equal protection of the laws.',
            },
            {
              term: 'Sharecropping',
              meaning: 'Farming another’s land in return for a share of the crop, often ending in debt.',
            },
            {
              term: 'Historiography',
              meaning: 'The study of how the telling of history has changed over time.',
            },
          ],
          assignment: {
            key: 'reconstruction-matching',
            title: 'Freedom on Paper and in Life',
            description:
              'Match eight terms of Reconstruction with their meanings. Then analyze the letter that Jourdon ' +
              'Anderson sent to the man who had held him in slavery.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 40,
              materials: ['The matching activity', 'The letter on this page', 'The answer box'],
              steps: [
                'Match each of the eight terms with its meaning.',
                'Read the letter. Explain what freedom means to Jourdon Anderson, with three details from the ' +
                  'letter.',
                'Describe the tone of the letter and quote a sentence that shows it. What is his purpose in ' +
                  'asking for wages?',
                'The letter was dictated and then printed in newspapers. Explain how that affects the way you ' +
                  'use it as evidence.',
              ],
              story: {
                title: 'From a letter dictated in Dayton, Ohio, August 7, 1865',
                content: `Jourdon Anderson had left a farm in Tennessee in 1864. His former master wrote to ask him to come back and work. Anderson, who could not write, dictated an answer. It was printed in newspapers that same month.

“Sir: I got your letter, and was glad to find that you had not forgotten Jourdon, and that you wanted me to come back and live with you again, promising to do better for me than anybody else can. I have often felt uneasy about you. … Although you shot at me twice before I left you, I did not want to hear of your being hurt, and am glad you are still living. …

I want to know particularly what the good chance is you propose to give me. I am doing tolerably well here. I get twenty-five dollars a month, with victuals and clothing; have a comfortable home for Mandy,—the folks call her Mrs. Anderson,—and the children—Milly, Jane, and Grundy—go to school and are learning well. …

As to my freedom, which you say I can have, there is nothing to be gained on that score, as I got my free papers in 1864… Mandy says she would be afraid to go back without some proof that you were disposed to treat us justly and kindly; and we have concluded to test your sincerity by asking you to send us our wages for the time we served you. … I served you faithfully for thirty-two years, and Mandy twenty years. At twenty-five dollars a month for me, and two dollars a week for Mandy, our earnings would amount to eleven thousand six hundred and eighty dollars.”

The letter ends: “Say howdy to George Carter, and thank him for taking the pistol from you when you were shooting at me.”

Census records confirm that Jourdon and Amanda Anderson lived in Dayton for decades, with children who went to school.`,
              },
            },
            rubric: [
              {
                id: 'reconstruction-terms',
                name: 'Terms of Reconstruction',
                points: 16,
                description: 'Each term is matched with its meaning, two points for each pair.',
                source: 'matching',
                levels: [],
              },
              {
                id: 'freedom-details',
                name: 'What freedom means in the letter',
                points: 12,
                description: 'Explain what freedom means in the letter, with details.',
                notes:
                  'Explains that freedom means wages for his work (twenty-five dollars a month), a home and ' +
                  'respect for his wife, who is called Mrs. Anderson, school for the children, safety from ' +
                  'violence, and the right to choose where to live and work; gives three details from the letter.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Three details, each tied to an idea of freedom', points: 12 },
                  { id: 'mostly', label: 'Two details tied to freedom', points: 8 },
                  { id: 'some', label: 'One detail, or details without an idea', points: 4 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'tone-evidence',
                name: 'Tone, purpose and use as evidence',
                points: 12,
                description: 'Describe tone and purpose, and what a historian can learn from the letter.',
                notes:
                  'Describes the tone as polite on the surface and ironic or mocking, quotes a sentence such as ' +
                  '“Although you shot at me twice” or “test your sincerity,” explains that asking for wages of ' +
                  '$11,680 shows that slavery was stolen labor and that he will not return, and says that because ' +
                  'the letter was dictated and printed in a newspaper for a public of readers, the writer’s words ' +
                  'may have been shaped, so census records help to corroborate it.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Tone with a quotation, purpose, and use as evidence', points: 12 },
                  { id: 'mostly', label: 'Two of the three', points: 8 },
                  { id: 'some', label: 'One of the three', points: 4 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
            ],
            matching: [
              { left: 'Thirteenth Amendment', right: 'Abolished slavery, except as punishment for crime' },
              {
                left: 'Fourteenth Amendment',
                right: 'Made all persons born in the country citizens and promised equal protection',
              },
              { left: 'Fifteenth Amendment', right: 'Barred denying the vote because of race' },
              {
                left: 'Black Codes',
                right: 'State laws of 1865–1866 that forced freedpeople into labor contracts',
              },
              {
                left: 'Freedmen’s Bureau',
                right: 'Federal agency that helped with schools, food and work agreements',
              },
              {
                left: 'Reconstruction Acts of 1867',
                right: 'Put ten Southern states under military rule until they wrote new constitutions',
              },
              {
                left: 'Sharecropping',
                right: 'Farming another’s land for part of the crop, often ending in debt',
              },
              {
                left: 'Compromise of 1877',
                right: 'Settled a disputed election as the last troops left Southern statehouses',
              },
            ],
            sampleAnswers: [
              `For Jourdon Anderson freedom is made of ordinary things. He earns “twenty-five dollars a month,” so his work belongs to him. His wife is “Mrs. Anderson” to the neighbors, which means respect that no slave was given. His children “go to school and are learning well.” He can also weigh an offer and turn it down. Freedom means choosing where to live and work.

The tone is polite on the surface and mocking underneath. “Although you shot at me twice before I left you, I did not want to hear of your being hurt” sounds kind, but it reminds everyone what the colonel did. The request for wages works the same way. He does not expect $11,680. By adding up fifty-two years of work like a bill, he shows that slavery was stolen labor, and that a man who will not pay for the past cannot be trusted about a “good chance” in the future.

Because he dictated it and it was printed in newspapers, I would be careful. The person who wrote it down may have polished the jokes, and it was meant for a public of readers as well as the colonel. But census records corroborate the family, so I would use it as evidence of what freed people wanted and how they argued.`,
              `To Jourdon freedom means being paid. He gets “twenty-five dollars a month” and he has a home. It also means school for his children, because before they could not go. People call his wife Mrs. Anderson so they get respect. The tone is polite but kind of sarcastic, like when he says “test your sincerity by asking you to send us our wages.” He wants the wages because he worked for thirty-two years and was not paid. He probably knows he will not get them. It was printed in a newspaper so maybe it was changed a little.`,
              `Jourdon is happy in Ohio because he has a job and his children are in school. He does not want to go back because the man shot at him. He asks for his wages because that is fair. The tone is funny. It is a good source because he was really there.`,
              `He wrote a letter to his old master and said he will not come back unless he gets money. Slavery was over so he did not have to.`,
            ],
          },
        },
      ],
    },
    {
      title: 'Industry, Depression and Civil Rights, 1877–1968',
      lessons: [
        {
          key: 'industry-to-new-deal',
          title: 'From Gilded Age to New Deal: What Should Government Do?',
          estimatedMinutes: 35,
          objectives: [
            'Describe how industry, railroads and immigration changed work and wealth after 1870',
            'Compare the views of Carnegie, the Populists, Hoover and Roosevelt on the role of government',
            'Interpret a graph of unemployment and explain how the way of counting changes the picture',
            'Evaluate what the New Deal achieved and whom it left out',
          ],
          introduction:
            'In 1870 about half of American workers worked on farms, and few ever dealt with the federal ' +
            'government beyond the post office. By 1940 most people lived in towns and cities, and the ' +
            'government insured bank deposits, set a minimum wage and paid pensions to the old. This lesson ' +
            'follows one question through those seventy years: when the economy hurts people, whose job is ' +
            'it to act?',
          mainContent: `<h2>A new economy</h2>
<p>Railroad track grew from about 53,000 miles in 1870 to about 193,000 in 1900. Steel, oil and meat became
national businesses run by huge corporations. Nearly twelve million immigrants arrived in those thirty years
and did much of the work, as did children: in 1900 more than one child in six between ten and fifteen held a
job. Mark Twain and Charles Dudley Warner called the age “gilded,” which means covered with a thin layer of
gold.</p>
<p>Was this progress or robbery? Two voices:</p>
<ul>
<li><strong>Andrew Carnegie</strong>, who had risen from mill boy to steel king, wrote in 1889 that the law of
competition “may be sometimes hard for the individual,” but is “best for the race, because it insures the
survival of the fittest in every department.” The rich, he argued, should give their fortunes away, and they
should choose how.</li>
<li><strong>The Populists</strong>, a party of farmers and workers, said in 1892 that the same system bred
“two great classes—tramps and millionaires.” They wanted an income tax, public ownership of railroads and
direct election of senators.</li>
</ul>
<h2>Progressives change the rules</h2>
<p>After 1900 reformers called <strong>Progressives</strong> won many such changes: laws on food and drugs
(1906), the income tax (Sixteenth Amendment, 1913), the direct election of senators (Seventeenth, 1913) and
votes for women (Nineteenth, 1920). Disasters pushed them on. In March 1911 a fire at the Triangle shirtwaist
factory in New York killed 146 workers, most of them young immigrant women; a door that could have saved many
was locked. New York then wrote some of the strictest safety laws in the country. A witness to that fire,
Frances Perkins, later became the first woman in a president’s cabinet.</p>
<h2>Depression and New Deal</h2>
<p>The stock market crashed in October 1929, banks failed, and by 1933 about one worker in four had no job.
President Herbert Hoover expanded public works and lent money to banks and railroads, but he held that
recovery had to come mainly from citizens and businesses working together. Franklin Roosevelt, elected in
1932, promised direct action. His <strong>New Deal</strong> had three aims.</p>
<table>
<thead>
<tr><th scope="col">Aim</th><th scope="col">Example</th><th scope="col">What it did</th></tr>
</thead>
<tbody>
<tr><th scope="row">Relief</th> <td>Works Progress Administration (1935)</td> <td>Hired millions to build
roads, schools and parks, and paid artists and writers</td></tr>
<tr><th scope="row">Recovery</th> <td>Agricultural Adjustment Act (1933)</td> <td>Paid farmers to grow less so
that prices would rise</td></tr>
<tr><th scope="row">Reform</th> <td>Federal Deposit Insurance Corporation (1933)</td> <td>Insured bank
deposits</td></tr>
<tr><th scope="row">Reform</th> <td>Social Security Act (1935)</td> <td>Created old-age pensions and
unemployment insurance</td></tr>
</tbody>
</table>
<h2>Worked data reading: did the New Deal end unemployment?</h2>
<figure><svg viewBox="0 0 560 290" role="img" aria-label="Line graph of unemployment from 1929 to 1940 counted in two ways; both rise to more than 20 percent by 1932, then the line that counts relief workers as employed falls faster"><line class="line" x1="60" y1="250" x2="530" y2="250"></line><line class="line" x1="60" y1="40" x2="60" y2="250"></line><line class="line-soft" x1="60" y1="170" x2="530" y2="170"></line><line class="line-soft" x1="60" y1="90" x2="530" y2="90"></line><text class="label-small" x="52" y="254" text-anchor="end">0</text><text class="label-small" x="52" y="174" text-anchor="end">10</text><text class="label-small" x="52" y="94" text-anchor="end">20</text><line class="line" x1="70" y1="247" x2="70" y2="253"></line><text class="label-small" x="70" y="270" text-anchor="middle">1929</text><line class="line" x1="110" y1="247" x2="110" y2="253"></line><line class="line" x1="150" y1="247" x2="150" y2="253"></line><text class="label-small" x="150" y="270" text-anchor="middle">1931</text><line class="line" x1="190" y1="247" x2="190" y2="253"></line><line class="line" x1="230" y1="247" x2="230" y2="253"></line><text class="label-small" x="230" y="270" text-anchor="middle">1933</text><line class="line" x1="270" y1="247" x2="270" y2="253"></line><line class="line" x1="310" y1="247" x2="310" y2="253"></line><text class="label-small" x="310" y="270" text-anchor="middle">1935</text><line class="line" x1="350" y1="247" x2="350" y2="253"></line><line class="line" x1="390" y1="247" x2="390" y2="253"></line><text class="label-small" x="390" y="270" text-anchor="middle">1937</text><line class="line" x1="430" y1="247" x2="430" y2="253"></line><line class="line" x1="470" y1="247" x2="470" y2="253"></line><line class="line" x1="510" y1="247" x2="510" y2="253"></line><text class="label-small" x="510" y="270" text-anchor="middle">1940</text><text class="label-small" x="20" y="24">Percent of the labor force</text><polyline class="line-blue dash" points="70,224.4 110,180.4 150,127.6 190,66.8 230,85.2 270,122 310,136.4 350,170.8 390,177.2 430,150 470,159.6 510,174"></polyline><polyline class="line-clay" points="70,224.4 110,180.4 150,122.8 190,61.2 230,50.8 270,76.4 310,89.2 350,114.8 390,135.6 430,98 470,112.4 510,133.2"></polyline><text class="label" x="284" y="62">Relief workers counted as unemployed</text><text class="label" x="278" y="210">Relief workers counted as employed</text></svg><figcaption>One Depression, two ways of counting: the solid line follows Stanley Lebergott, the broken line Michael Darby.</figcaption></figure>
<p><strong>Step 1: read both lines.</strong> They agree until 1930 and part after that. The solid line peaks
at 24.9 percent in 1933 and stands at 14.6 in 1940. The broken line peaks at 22.9 in 1932 and stands at 9.5 in
1940.</p>
<p><strong>Step 2: ask how they were made.</strong> Nobody surveyed unemployment each month in the 1930s;
economists worked these figures out later. Stanley Lebergott (1964) counted a woman sewing for the WPA as
unemployed, because her job was emergency relief. Michael Darby (1976) counted her as employed, because she
worked and was paid.</p>
<p><strong>Step 3: draw a careful conclusion.</strong> On either line joblessness fell sharply after 1933,
rose in 1938 after spending was cut, and stayed well above the 3.2 percent of 1929. The New Deal eased the
crisis; full employment came with the war orders of the 1940s.</p>
<h2>Who was left out</h2>
<p>Social Security at first excluded farm and domestic workers, and with them more than half of all Black
workers. Farm payments went to landowners, some of whom then evicted sharecroppers. Relief offices in many
places paid Black and Mexican American families less. A law can help millions and still be unfair in its
design, and historians look for both.</p>
<h2>Common mistakes</h2>
<ul>
<li><strong>“Hoover did nothing.”</strong> He did more than any president before him in a depression. The
dispute was over direct federal aid to individuals.</li>
<li><strong>“A number is a fact.”</strong> A number is also a source. Ask who counted, what they counted and
why.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Gilded Age',
              meaning:
                'The years from about 1870 to 1900, with rapid growth, great fortunes and widespread poverty.',
            },
            {
              term: 'Progressives',
              meaning:
                'Reformers of the early 1900s who used government to regulate business and widen democracy.',
            },
            {
              term: 'New Deal',
              meaning:
                'Roosevelt’s programs of relief, recovery and reform in answer to the Great Depression.',
            },
            {
              term: 'Social Security Act',
              meaning:
                'The law of 1935 that created old-age pensions and unemployment insurance, at first without ' +
                'farm and domestic workers.',
            },
            {
              term: 'Laissez-faire',
              meaning: 'The view that government should leave the economy alone as far as possible.',
            },
          ],
          assignment: {
            key: 'new-deal-quiz',
            title: 'Quiz: Two Presidents and a Graph',
            description:
              'Answer four short questions on statements by Hoover and Roosevelt and on the unemployment ' +
              'figures of the lesson.',
            kind: 'quiz',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: [
                'The two statements and the table on this page',
                'The lesson text',
                'The answer box',
              ],
              steps: [
                'Question 1. According to Hoover, who must bring recovery? According to Roosevelt? Quote a ' +
                  'phrase from each.',
                'Question 2. The two columns of the table agree for 1930 and differ for 1936. Explain why, and ' +
                  'say how large the difference is in percentage points.',
                'Question 3. A writer claims: “The table proves that the New Deal failed.” Another claims: “It ' +
                  'proves that the New Deal ended the Depression.” Explain what is wrong with each claim, using ' +
                  'numbers.',
                'Question 4. Explain how a New Deal program could help millions of people and still leave many ' +
                  'out. Use one example.',
                'Answer each question in two to five sentences in the same answer box.',
              ],
              story: {
                title: 'Sources',
                content: `Herbert Hoover, annual message to Congress, December 2, 1930: “Economic depression can not be cured by legislative action or executive pronouncement. Economic wounds must be healed by the action of the cells of the economic body—the producers and consumers themselves.”

Franklin D. Roosevelt, First Inaugural Address, March 4, 1933: “Our greatest primary task is to put people to work. This is no unsolvable problem if we face it wisely and courageously. It can be accomplished in part by direct recruiting by the Government itself, treating the task as we would treat the emergency of a war…”

Unemployment in percent of the labor force, by two economists.

1929: Lebergott 3.2, Darby 3.2.

1930: Lebergott 8.7, Darby 8.7.

1933: Lebergott 24.9, Darby 20.6.

1936: Lebergott 16.9, Darby 9.9.

1938: Lebergott 19.0, Darby 12.5.

1940: Lebergott 14.6, Darby 9.5.`,
              },
            },
            rubric: [
              {
                id: 'two-presidents',
                name: 'Question 1: Hoover and Roosevelt',
                points: 10,
                description: 'Contrast the two presidents’ ideas, with short quotations.',
                notes:
                  'Says that for Hoover recovery must come from “the producers and consumers themselves,” not ' +
                  'from “legislative action,” while Roosevelt wants the government to act and put people to work ' +
                  'by “direct recruiting by the Government itself,” as in the emergency of a war.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Both views, each with a phrase', points: 10 },
                  { id: 'partial', label: 'Both views, one phrase or none', points: 6 },
                  { id: 'limited', label: 'One view only', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'two-counts',
                name: 'Question 2: Two ways of counting',
                points: 10,
                description: 'Explain why the two sets of figures differ.',
                notes:
                  'Explains that Lebergott counted people on relief work such as the WPA as unemployed and Darby ' +
                  'counted them as employed; in 1930 there were no such relief jobs, so the columns agree, but in ' +
                  '1936 they differ by 7.0 percentage points (16.9 − 9.9).',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Reason, why 1930 agrees, and 7.0 points', points: 10 },
                  { id: 'partial', label: 'Reason or number correct, part missing', points: 6 },
                  { id: 'none', label: 'Neither', points: 0 },
                ],
              },
              {
                id: 'two-claims',
                name: 'Question 3: Two overstated claims',
                points: 10,
                description: 'Show with evidence what each claim leaves out.',
                notes:
                  'Shows that “failed” ignores that unemployment fell after 1933 (24.9 to 14.6, or 20.6 to 9.5), ' +
                  'and that “ended” ignores that it rose in 1938 and was still 14.6 or 9.5 percent in 1940, far ' +
                  'above 3.2 in 1929; the New Deal eased but did not end the Depression.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Both claims corrected with numbers', points: 10 },
                  { id: 'partial', label: 'One corrected with numbers, or both without', points: 6 },
                  { id: 'limited', label: 'One corrected without numbers', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'left-out',
                name: 'Question 4: Helped and left out',
                points: 10,
                description: 'Name who was helped and who was left out, with an example.',
                notes:
                  'Explains with an example that Social Security gave pensions and insurance to millions but ' +
                  'excluded farm and domestic workers, more than half of Black workers, or that farm payments ' +
                  'went to landowners while sharecroppers were evicted.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Example with both sides explained', points: 10 },
                  { id: 'partial', label: 'One side only', points: 5 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `1. Hoover says recovery must come from “the producers and consumers themselves” and that “legislative action” cannot cure a depression. Roosevelt says the government should act. It can put people to work by “direct recruiting by the Government itself,” as if the Depression were a war.

2. In 1936 millions worked for relief programs like the WPA. Lebergott counted them as unemployed and Darby counted them as employed. The difference is 16.9 − 9.9 = 7.0 percentage points. In 1930 those relief jobs did not exist yet, so there was nobody to disagree about.

3. “Failed” is wrong because unemployment fell after 1933, from 24.9 to 14.6 in one column and from 20.6 to 9.5 in the other. “Ended the Depression” is wrong too, because it rose again in 1938, and in 1940 it was still at least 9.5 percent, about three times the 3.2 percent of 1929. The New Deal eased the Depression but did not end it. The table also cannot prove the cause by itself.

4. Social Security gave pensions and unemployment insurance to millions of workers. But farm and domestic workers were excluded at first, and more than half of Black workers had those jobs. So a cook or a cotton picker could work all her life and get nothing.`,
              `1. Hoover thinks the people and businesses have to fix it, “the producers and consumers themselves.” Roosevelt thinks the government should put people to work with “direct recruiting by the Government itself.”

2. Darby counted people with relief jobs as employed and Lebergott did not. In 1936 it is 7 points different.

3. It did not fail because it went from 24.9 to 14.6. But it did not end the Depression because 14.6 is still high compared to 3.2.

4. Social Security helped old people but it did not include farm workers, so a lot of Black people were left out.`,
              `1. Hoover did not want the government to do anything and Roosevelt did. 2. They counted differently. 3. The New Deal helped because unemployment went down, so it did not fail. 4. Some people did not get help because of racism.`,
              `Hoover was president first and then Roosevelt made the New Deal. Unemployment was very high in 1933 and many people were poor.`,
            ],
          },
        },
        {
          key: 'civil-rights-movement',
          title: 'The Civil Rights Movement: Law and Protest',
          estimatedMinutes: 35,
          objectives: [
            'Explain how segregation and disfranchisement were made law after Reconstruction',
            'Describe how lawsuits, boycotts, sit-ins and marches worked together between 1950 and 1965',
            'Interpret registration data using both percentage points and ratios',
            'Build a historical argument about change with evidence from several sources',
          ],
          introduction:
            'The Fifteenth Amendment promised in 1870 that no one would lose the vote because of race. In ' +
            'March 1965, ninety-five years later, fewer than seven of every hundred Black adults in ' +
            'Mississippi were registered. Two years later the number was close to sixty. This lesson asks ' +
            'what made a promise on paper come true, and who paid for it.',
          mainContent: `<h2>Jim Crow</h2>
<p>After Reconstruction, Southern states built a system of <strong>segregation</strong> by law, known as Jim
Crow, and took the vote from Black citizens with poll taxes, literacy tests judged by white officials, and
violence. The Supreme Court allowed “separate but equal” railroad cars in <em>Plessy v. Ferguson</em> (1896).
One justice, John Marshall Harlan, dissented:</p>
<blockquote><p>Our Constitution is color-blind, and neither knows nor tolerates classes among citizens. In
respect of civil rights, all citizens are equal before the law.</p></blockquote>
<p>Resistance never stopped. Ida B. Wells investigated lynching. The NAACP, founded in 1909, began to sue. In
the <strong>Great Migration</strong>, some six million Black Southerners moved North and West between 1910 and
1970, where they could vote. More than a million Black Americans served in the Second World War, and many came
home unwilling to accept less than they had fought for.</p>
<h2>Two roads that met</h2>
<p><strong>The courts.</strong> NAACP lawyers led by Thurgood Marshall attacked segregation case by case
until, on May 17, 1954, a unanimous Court ruled in <em>Brown v. Board of Education</em>: “Separate educational
facilities are inherently unequal.” But a ruling is not a school bus. Ten years later only about one Black
student in a hundred in the former Confederate states attended school with white children.</p>
<p><strong>The streets.</strong> Ordinary people used <strong>nonviolent direct action</strong>: breaking
unjust customs openly, together and without striking back, so that the country had to look.</p>
<table>
<thead>
<tr><th scope="col">Event</th><th scope="col">Method</th><th scope="col">Result</th></tr>
</thead>
<tbody>
<tr><th scope="row">Montgomery, 1955–1956</th> <td>A bus boycott of 381 days, begun when Rosa Parks refused to
give up her seat, with a lawsuit alongside</td> <td>The Supreme Court ended bus segregation in the city;
Martin Luther King Jr. became known across the nation</td></tr>
<tr><th scope="row">Greensboro, 1960</th> <td>Four college students sat down at a whites-only lunch
counter</td> <td>Sit-ins in dozens of cities; the student committee SNCC was formed</td></tr>
<tr><th scope="row">Birmingham, 1963</th> <td>Marches by adults and then by schoolchildren, met with dogs and
fire hoses</td> <td>President Kennedy called civil rights a “moral issue” and proposed a law</td></tr>
<tr><th scope="row">Selma, 1965</th> <td>A march for the vote, attacked by state troopers on March 7</td>
<td>President Johnson sent Congress a voting rights bill</td></tr>
</tbody>
</table>
<p>The <strong>Civil Rights Act of 1964</strong> banned segregation in public places and discrimination in
hiring by race, color, religion, sex or national origin. The <strong>Voting Rights Act of 1965</strong>
suspended literacy tests in places that used them and where fewer than half of adults were registered or
voted, sent federal examiners, and made such places get approval before changing their voting rules.</p>
<h2>Worked data reading: before and after</h2>
<figure><svg viewBox="0 0 560 300" role="img" aria-label="Bar chart of the percent of Black adults registered to vote in Mississippi, Alabama, Georgia and Louisiana before and after the Voting Rights Act; every state rises above 50 percent"><line class="line" x1="50" y1="250" x2="540" y2="250"></line><line class="line-soft" x1="50" y1="190" x2="540" y2="190"></line><line class="line-soft" x1="50" y1="130" x2="540" y2="130"></line><line class="line-soft" x1="50" y1="70" x2="540" y2="70"></line><text class="label-small" x="42" y="254" text-anchor="end">0</text><text class="label-small" x="42" y="194" text-anchor="end">20</text><text class="label-small" x="42" y="134" text-anchor="end">40</text><text class="label-small" x="42" y="74" text-anchor="end">60</text><rect class="area-amber" x="68" y="229.9" width="42" height="20.1"></rect><text class="label-small" x="89" y="224.9" text-anchor="middle">6.7</text><rect class="area-pine" x="114" y="70.6" width="42" height="179.4"></rect><text class="label-small" x="135" y="65.6" text-anchor="middle">59.8</text><text class="label" x="112" y="270" text-anchor="middle">Mississippi</text><rect class="area-amber" x="190" y="192.1" width="42" height="57.9"></rect><text class="label-small" x="211" y="187.1" text-anchor="middle">19.3</text><rect class="area-pine" x="236" y="95.2" width="42" height="154.8"></rect><text class="label-small" x="257" y="90.2" text-anchor="middle">51.6</text><text class="label" x="234" y="270" text-anchor="middle">Alabama</text><rect class="area-amber" x="312" y="167.8" width="42" height="82.2"></rect><text class="label-small" x="333" y="162.8" text-anchor="middle">27.4</text><rect class="area-pine" x="358" y="92.2" width="42" height="157.8"></rect><text class="label-small" x="379" y="87.2" text-anchor="middle">52.6</text><text class="label" x="356" y="270" text-anchor="middle">Georgia</text><rect class="area-amber" x="434" y="155.2" width="42" height="94.8"></rect><text class="label-small" x="455" y="150.2" text-anchor="middle">31.6</text><rect class="area-pine" x="480" y="73.3" width="42" height="176.7"></rect><text class="label-small" x="501" y="68.3" text-anchor="middle">58.9</text><text class="label" x="478" y="270" text-anchor="middle">Louisiana</text><rect class="area-amber" x="50" y="14" width="14" height="14"></rect><text class="label-small" x="70" y="26">March 1965</text><rect class="area-pine" x="160" y="14" width="14" height="14"></rect><text class="label-small" x="180" y="26">1967</text><text class="label-small" x="540" y="26" text-anchor="end">Percent of voting-age Black residents</text></svg><figcaption>Black voter registration in four states before and after the Voting Rights Act (U.S. Commission on Civil Rights, 1968).</figcaption></figure>
<ol>
<li><strong>Percentage points.</strong> Mississippi rose by 59.8 − 6.7 = 53.1 points; Louisiana by 58.9 − 31.6
= 27.3 points.</li>
<li><strong>Ratio.</strong> In Mississippi, 59.8 ÷ 6.7 ≈ 8.9: about nine times as many, for each hundred
adults. In Louisiana, 58.9 ÷ 31.6 ≈ 1.9.</li>
<li><strong>Explain.</strong> The rise was largest where exclusion had been strongest. That fits the idea that
the barrier, and not a lack of interest, had kept people from registering.</li>
<li><strong>Be careful.</strong> The figure shows that registration rose after the law. To show that it rose
because of the law, a historian adds other evidence, such as the fast rise in counties with federal examiners
and the drives in which local people risked jobs and lives.</li>
</ol>
<h2>A wider movement</h2>
<p>Others drew on the same tools. Mexican American parents in California won a school case, <em>Mendez v.
Westminster</em>, in 1947. Farmworkers led by Dolores Huerta, Larry Itliong and Cesar Chavez struck and
boycotted from 1965. After 1965 the movement turned to jobs and housing in the North, and younger activists
argued over whether nonviolence was enough. King was murdered in April 1968. A week later a federal law
against discrimination in housing was signed.</p>
<h2>Common mistakes</h2>
<ul>
<li><strong>“Rosa Parks was just tired.”</strong> She had been secretary of the local NAACP for years and had
studied organizing. The boycott was planned and run by a network of women and churches.</li>
<li><strong>“One leader did it.”</strong> Look for the people who drove the car pools, taught the classes and
went to jail.</li>
<li><strong>“It was bound to happen.”</strong> Almost a century passed between promise and law. People chose,
and it could have gone otherwise.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Jim Crow',
              meaning:
                'The system of laws and customs that segregated the South from the 1880s to the 1960s.',
            },
            {
              term: 'Disfranchisement',
              meaning: 'Taking the right to vote away, for example by poll taxes or literacy tests.',
            },
            {
              term: 'Brown v. Board of Education',
              meaning: 'The ruling of 1954 that segregated public schools violate the Fourteenth Amendment.',
            },
            {
              term: 'Nonviolent direct action',
              meaning:
                'Open, disciplined protest, such as boycotts and sit-ins, that confronts injustice without ' +
                'violence.',
            },
            {
              term: 'Voting Rights Act of 1965',
              meaning:
                'The law that suspended literacy tests and put voting in places with a record of exclusion ' +
                'under federal supervision.',
            },
          ],
          assignment: {
            key: 'promise-kept-essay',
            title: 'Why 1965? A Short Historical Argument',
            description:
              'Write an argument of 180 to 250 words that answers the question: why did it take from 1870 to ' +
              '1965 to keep the promise of the Fifteenth Amendment, and what finally made the difference?',
            kind: 'assignment',
            pointsPossible: 50,
            instructions: {
              durationMinutes: 50,
              materials: [
                'The four sources on this page',
                'The lessons on Reconstruction and on the civil rights movement',
                'The answer box or a word processor',
              ],
              steps: [
                'Read the four sources and note what each shows about the barrier or about the change.',
                'Write a thesis of one or two sentences that answers both parts of the question.',
                'Support it with evidence from at least three of the sources, including a number, and name each ' +
                  'source as you use it.',
                'Explain how protest and law worked together to cause the change.',
                'Add one limit: something that the sources do not show or that the law did not solve.',
              ],
              story: {
                title: 'Four sources',
                content: `Source A. Fifteenth Amendment, 1870: “The right of citizens of the United States to vote shall not be denied or abridged by the United States or by any State on account of race, color, or previous condition of servitude. The Congress shall have power to enforce this article by appropriate legislation.”

Source B. President Lyndon B. Johnson, speech to Congress, March 15, 1965, eight days after the attack on marchers at Selma: “The Negro citizen may go to register only to be told that the day is wrong, or the hour is late, or the official in charge is absent. … And if he manages to fill out an application he is given a test. The registrar is the sole judge of whether he passes this test.” Later in the speech: “it is not just Negroes, but really it is all of us, who must overcome the crippling legacy of bigotry and injustice.”

Source C. Voting Rights Act, August 6, 1965, section 2: “No voting qualification or prerequisite to voting, or standard, practice, or procedure shall be imposed or applied by any State or political subdivision to deny or abridge the right of any citizen of the United States to vote on account of race or color.”

Source D. Percent of voting-age Black residents registered, March 1965 and 1967 (U.S. Commission on Civil Rights, 1968). Mississippi: 6.7 and 59.8. Alabama: 19.3 and 51.6. Georgia: 27.4 and 52.6. Louisiana: 31.6 and 58.9.`,
              },
            },
            rubric: [
              {
                id: 'thesis',
                name: 'Thesis',
                points: 12,
                description: 'Answer the question in one clear thesis.',
                notes:
                  'Argues in a clear thesis why it took so long and what made the difference: the Fifteenth ' +
                  'Amendment promised the vote but was not enforced, because states used tests, poll taxes and ' +
                  'violence, until protest forced Congress to pass a law with federal enforcement.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Clear thesis that answers both parts', points: 12 },
                  { id: 'partial', label: 'Answers one part, or both vaguely', points: 8 },
                  { id: 'limited', label: 'Topic stated without a thesis', points: 4 },
                  { id: 'none', label: 'No thesis', points: 0 },
                ],
              },
              {
                id: 'evidence',
                name: 'Evidence',
                points: 16,
                description: 'Use evidence from several named sources.',
                notes:
                  'Uses evidence from at least three named sources: Source A “shall not be denied,” Source B the ' +
                  'registrar is “the sole judge” of the test, Source C no “standard, practice, or procedure,” and ' +
                  'a number from Source D, such as Mississippi from 6.7 to 59.8 percent.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Three or more sources used accurately, with a number', points: 16 },
                  { id: 'mostly', label: 'Two or three sources, partly explained', points: 11 },
                  { id: 'some', label: 'One source', points: 5 },
                  { id: 'none', label: 'No evidence', points: 0 },
                ],
              },
              {
                id: 'causation',
                name: 'How protest and law caused change',
                points: 14,
                description: 'Explain step by step how one thing led to another.',
                notes:
                  'Explains the cause and effect: marchers at Selma were attacked, the country saw it, Johnson ' +
                  'and Congress acted within months because of the pressure, and the Voting Rights Act suspended ' +
                  'literacy tests and sent federal examiners, so that registration rose; protest made the law ' +
                  'possible and the law made the protest’s goal last.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Shows how protest and law depended on each other', points: 14 },
                  { id: 'mostly', label: 'Explains one fully and mentions the other', points: 9 },
                  { id: 'some', label: 'Lists events without causes', points: 4 },
                  { id: 'none', label: 'No explanation', points: 0 },
                ],
              },
              {
                id: 'limit',
                name: 'A limit',
                points: 8,
                description: 'Say what your sources can’t show.',
                notes:
                  'Names a limit: the sources do not show the voices of the people who registered, or numbers ' +
                  'alone cannot prove the cause, or the law did not solve unequal schools, jobs and housing, or ' +
                  'registration is not the same as power.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'A real limit, explained', points: 8 },
                  { id: 'partial', label: 'A limit named', points: 4 },
                  { id: 'none', label: 'No limit', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `It took ninety-five years because the Fifteenth Amendment was a promise without enforcement, and states found ways around it. What made the difference was protest that forced Congress to pass a law the states could not dodge.

Source A says the vote “shall not be denied” because of race, and it gives Congress power to enforce this. After Reconstruction ended, Congress stopped using that power. Source B shows the result. A Black citizen was told “the day is wrong,” and when he got a test, the registrar was “the sole judge.” Nobody had to mention race. Poll taxes and violence did the rest.

Protest broke this. In Selma people marched for the vote and were attacked by troopers, and the country saw it. Eight days later Johnson spoke to Congress, and in August the Voting Rights Act (Source C) banned any “standard, practice, or procedure” used to deny the vote. It suspended literacy tests and sent federal examiners. Source D shows what followed: in Mississippi registration rose from 6.7 to 59.8 percent. Protest made the law possible, and the law made the gain last.

There is a limit. The numbers cannot tell us about the local people who risked their jobs to register, and being registered did not end unequal schools and housing.`,
              `The Fifteenth Amendment said in 1870 that the right to vote “shall not be denied” because of race, but the Southern states did not follow it. They used literacy tests and poll taxes. In Source B President Johnson says the registrar was “the sole judge” of the test, so he could fail anyone. The civil rights movement changed this. People marched in Selma and were beaten, and after that Congress passed the Voting Rights Act. In Mississippi it went from 6.7 percent to 59.8 percent. This shows that the law worked because it had enforcement. One limit is that we do not know if all of these people really voted.`,
              `It took so long because of racism in the South. They made people take tests to vote. Then Martin Luther King and others marched and the government made the Voting Rights Act. After that many more Black people could vote, like in Mississippi and Alabama. It was a big change but there are still problems today.`,
              `In 1870 they made the Fifteenth Amendment so everyone could vote. In 1965 there was another law. It took a long time because people did not agree.`,
            ],
          },
        },
      ],
    },
  ],
};
